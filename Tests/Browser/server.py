"""A server on a loopback port: pages from memory, pictures from the fixtures, and a record of what is posted."""

import base64
import http.server
import mimetypes
import sys
import threading
import urllib.parse

from repository import FIXTURES


# A white point, for pictures that documents name and nobody has.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==")


class Listener(http.server.ThreadingHTTPServer):
    """Answers in threads, and says nothing where a browser has gone on before an answer was complete."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Server:
    """Serves what is in `pages` and keeps what arrives in `posts` and in `requests`."""

    def __init__(self):
        self.pages = {}
        self.posts = []
        self.requests = []
        self.listener = Listener(("127.0.0.1", 0), self.handler())
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()

    @property
    def origin(self):
        """The address without a path."""
        return f"http://127.0.0.1:{self.listener.server_address[1]}"

    def add(self, pages):
        """Serves pages."""
        self.pages.update({page.path: page.html for page in pages})

    def close(self):
        """Ends the server."""
        self.listener.shutdown()
        self.listener.server_close()

    def handler(self):
        """Returns the class that answers requests."""
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
                server.requests.append(self.path)
                body, kind = server.content(path)
                self.answer(200 if body is not None else 404, body or b"", kind)

            def do_POST(self):
                text = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
                server.posts.append(urllib.parse.parse_qsl(text, keep_blank_values=True))
                self.answer(200, b"<!DOCTYPE html><title>Posted</title>", "text/html; charset=utf-8")

            def answer(self, status, body, kind):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        return Handler

    def content(self, path):
        """Returns what stands at a path and its type."""
        if path in self.pages:
            return self.pages[path], "text/html; charset=utf-8"
        if path == "/favicon.ico":
            return b"", "image/x-icon"
        file = (FIXTURES / path.lstrip("/")).resolve()
        if file.is_relative_to(FIXTURES / "assets") and file.is_file():
            return file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if path.endswith(".png"):
            return PICTURE, "image/png"
        return None, "text/plain"
