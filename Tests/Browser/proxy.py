"""The server behind nginx."""

import json
import pathlib
import re
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from finding import Finding

ROWS = 2_000

CONFIGURATION = """
daemon off; error_log {folder}/error.log; pid {folder}/nginx.pid; events {{}}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass {origin}; }} }}
}}
"""


def check(browser, server, tool):
    """Returns a finding where a large page does not arrive whole through a proxy."""
    del browser, server
    with tempfile.TemporaryDirectory() as folder:
        screens = pathlib.Path(folder, "site", "screens")
        screens.mkdir(parents=True)
        rows = [{"view": "Text", "content": f"Row {number}: " + "long " * 20} for number in range(ROWS)]
        (screens / "large.json").write_text(json.dumps({"body": {"view": "List", "children": rows}}))
        command = [tool.path, "serve", str(screens.parent), "--port", "0"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            origin = re.search(r"http://[^\s/]+", process.stderr.readline()).group()
            return [Finding("proxy", "page through a proxy", "large", detail)
                    for detail in compare(pathlib.Path(folder), origin)]
        finally:
            process.terminate()
            process.wait()


def compare(folder, origin):
    """Yields what is wrong with what nginx hands on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, port=port, origin=origin))
    nginx = subprocess.Popen(["/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        direct = urllib.request.urlopen(f"{origin}/screens/large").read()
        if len(direct) < 300_000:
            yield f"the page has {len(direct)} bytes only"
        for coding in ("identity", "gzip"):
            request = {"headers": {"Accept-Encoding": coding}}
            there = fetch(f"http://127.0.0.1:{port}/screens/large", **request)
            if there != fetch(f"{origin}/screens/large", **request):
                yield f"{coding}: {len(there)} bytes arrive"
    finally:
        nginx.terminate()
        nginx.wait()


def fetch(address, headers):
    """Returns what is at an address, as soon as somebody listens there."""
    for _ in range(500):
        try:
            return urllib.request.urlopen(urllib.request.Request(address, headers=headers)).read()
        except ConnectionError:
            time.sleep(0.02)
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionError):
                raise
            time.sleep(0.02)
    return b""
