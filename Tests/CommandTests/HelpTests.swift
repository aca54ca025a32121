import Testing

@Suite struct HelpTests {
  @Test(
    "The overview names every command",
    arguments: [["help"], ["--help"], ["-h"], ["help", "help"], ["help", "--help"]])
  func overview(arguments: [String]) throws {
    let run = try ToolRun(arguments)
    #expect(run.output == Self.overview)
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("Without a command the overview stands among the errors")
  func noCommand() throws {
    let run = try ToolRun([])
    #expect(run.errors == "paravent: a command is missing\n\n" + Self.overview)
    #expect(run.output.isEmpty && run.status == 2)
  }

  @Test(
    "A command's help names every option, however it is asked for",
    arguments: [["help", "render"], ["render", "--help"], ["render", "-h"], ["render", "--to", "svg", "--help"]])
  func render(arguments: [String]) throws {
    let run = try ToolRun(arguments)
    #expect(run.output == Self.render + Self.statuses)
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("The help of validate, schema and explain")
  func others() throws {
    #expect(try ToolRun(["help", "validate"]).output == Self.validate + Self.statuses)
    #expect(try ToolRun(["help", "serve"]).output == Self.serve + Self.statuses)
    #expect(try ToolRun(["schema", "--help"]).output == Self.schema + Self.statuses)
    #expect(try ToolRun(["catalog", "--help"]).output == Self.catalog + Self.statuses)
    #expect(try ToolRun(["help", "explain"]).output == Self.explain + Self.statuses)
  }

  @Test("The version is a name and a number")
  func version() throws {
    let run = try ToolRun(["--version"])
    #expect(run.output == "paravent 0.1.0\n")
    #expect(run.errors.isEmpty && run.status == 0)
  }
}

extension HelpTests {
  private static let overview = """
    Renders screens that are described as JSON with SwiftUI's vocabulary.

    Usage: paravent COMMAND [ARGUMENTS]
           paravent --version

    Commands:
      render    Renders a screen as text, HTML or resolved JSON.
      validate  Checks screens and design systems, or any JSON by a schema, and reports every fault with its place.
      serve     Serves a folder of screens over HTTP.
      schema    Prints the JSON Schema of documents, for editors and validators.
      catalog   Writes a gallery of all components, modifiers and styles as web pages.
      explain   Explains a diagnostic by its code, or lists all codes.
      help      Prints this, or a command's help.

    For one command: paravent help COMMAND

    """

  private static let render = """
    Renders a screen as text, HTML or resolved JSON.

    Usage: paravent render [FILE|-] [OPTIONS]

    Options:
      --to text|html|json        What to render; text where it is absent.
      --data FILE                The values of the screen's parameters, a JSON object.
      --state FILE               Values of the screen's state instead of the initial ones.
      --design-system FILE|DIR   A design system in scope, or a folder in which to look for those in use; may be given more often.
      --preview COMPONENT        Only a component, as its declaration shows it.
      --width N                  Text: the page's width, 20 to 400 cells; the terminal's, or 80.
      --fragment                 HTML: only the screen, to be embedded in a page.
      --css                      HTML: only the style sheet that a fragment needs.
      --action-url URL           HTML: where actions are posted; the page's own URL.
      --color always|never|auto  Whether to write ANSI colours, in text and diagnostics; on a terminal where it is absent.
      --color-scheme light|dark  The colours of one scheme; an HTML page serves both where it is absent.
      --locale TAG               The language of the content, such as ar-EG, and its direction.
      --strict                   Warnings count as errors for the exit status.
      --help                     Prints this.


    """

  private static let validate = """
    Checks screens and design systems, or any JSON by a schema, and reports every fault with its place.

    Usage: paravent validate FILE|DIR... | - [OPTIONS]

    Options:
      --schema FILE                     A JSON Schema (drafts 4 to 2020-12) by which the files are checked, whatever they are.
      --design-system FILE|DIR          A design system in scope, or a folder in which to look for those in use; may be given more often.
      --format human|json|sarif|github  How to report: for people, for scripts, for code hosts, or as annotations of GitHub's workflows.
      --color always|never|auto         Whether to report in ANSI colours; on a terminal where it is absent.
      --strict                          Warnings count as errors for the exit status.
      --help                            Prints this.


    """

  private static let serve = """
    Serves a folder of screens over HTTP.

    Usage: paravent serve DIR [OPTIONS]

    Options:
      --host ADDR                  The address to listen on; 127.0.0.1 where it is absent.
      --port N                     The port; 8080 where it is absent, one that is free for 0.
      --check                      Reads the folder, says what is wrong in it, and serves nothing.
      --strict                     With --check: the status is 1 where there are warnings, too.
      --home NAME                  The screen to which / leads; a list of the screens where it is absent.
      --locale TAG                 The language of content where a request asks for none.
      --watch                      Serves changes of the folder at once, tells pages to come anew, and shows faults in them.
      --ad-hoc                     Renders and validates documents that clients send, at /render and /validate.
      --origin ORIGIN              Another site whose scripts may read responses and post; may be given more often.
      --trusted-proxy ADDRESS      A proxy whose X-Forwarded-For and -Proto count, or a block of them; may be given more often.
      --etag weak|strong|off       The tags of representations; strong where it is absent, no tags and no 304 for off.
      --cache-control VALUE        The Cache-Control of screens; no-cache where it is absent.
      --cache-size BYTES           What is kept of rendered screens; 67108864 where it is absent.
      --body-limit BYTES           The longest body of a request; 1048576 where it is absent.
      --memory BYTES               What bodies and unsent responses may take together; 268435456 where it is absent.
      --render-queue N             The most requests that wait to be rendered; 512 where it is absent.
      --target-limit BYTES         The longest path and query; 8192 where it is absent.
      --header-limit BYTES         The longest headers of a request; 16384 where it is absent.
      --connections N              The most connections; 10000 where it is absent.
      --connections-per-address N  The most connections of one address; any number where it is absent.
      --request-timeout SECONDS    How long a request may take to come; 10 where it is absent.
      --response-timeout SECONDS   How long a client may take to read; 60 where it is absent.
      --idle-timeout SECONDS       How long a connection may be silent; 60 where it is absent.
      --drain-delay SECONDS        How long to listen while not ready before the end; 0 where it is absent.
      --shutdown-timeout SECONDS   How long requests may take at the end; 20 where it is absent.
      --webhook-timeout SECONDS    How long the handlers of a request may take; 5 where it is absent.
      --webhook-queue N            The most requests that wait in line for handlers; 512 where it is absent.
      --webhook-limit BYTES        The longest answer of a webhook; 1048576 where it is absent.
      --threads N                  The threads that serve connections; 2 where it is absent.
      --workers N                  The threads that render; as many as processors where it is absent.
      --certificate FILE           The certificate in PEM, for HTTPS.
      --key FILE                   The certificate's key in PEM.
      --log human|json|none        The lines about requests on the standard output; human where it is absent.
      --help                       Prints this.


    """

  private static let schema = """
    Prints the JSON Schema of documents, for editors and validators.

    Usage: paravent schema [screen|design-system|resolved] [OPTIONS]

    Options:
      --design-system FILE|DIR  A design system in scope, or a folder in which to look for those in use; may be given more often.
      --draft 2020-12|7         The version of JSON Schema; 2020-12 where it is absent, 7 for older editors.
      --help                    Prints this.


    """

  private static let catalog = """
    Writes a gallery of all components, modifiers and styles as web pages.

    Usage: paravent catalog --output DIR [OPTIONS]

    Options:
      --output DIR              The folder to write to; files of the same names are replaced.
      --design-system FILE|DIR  A design system to show, or a folder of them; may be given more often.
      --help                    Prints this.


    """

  private static let explain = """
    Explains a diagnostic by its code, or lists all codes.

    Usage: paravent explain [CODE] [OPTIONS]

    Options:
      --color always|never|auto  Whether to show diagnostics in ANSI colours; on a terminal where it is absent.
      --help                     Prints this.


    """

  private static let statuses = """
    Exit status: 0 where all is well (warnings allowed), 1 where something is wrong inside a file,
    2 where the command line cannot be followed or a file cannot be read or written.

    """
}
