"""Small pages, sound but for what is put into them."""

HEAD = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title><style>{style}</style>{head}</head>'
SOUND = '<body><main class="pv pv-root"><h1>x</h1><form method="post">{body}</form></main></body></html>'
BUTTON = '<button name="action" value="{&quot;handler&quot;:&quot;go&quot;}">Go</button>'
STATE = '<input type="hidden" name="state" value="{&quot;name&quot;:1}">'
FIELD = '<label>Name <input name="state.name"></label>'
POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">'
BOX = '<div id="pv-a" style="width:50px;height:20px">a</div>'
FRAMES = {"frames": {"a": {"x": 0, "width": 50, "height": 20}}, "hits": [{"x": 5, "y": 400, "id": None}]}


def document(body="", style="", head=""):
    """Returns a page that is sound but for what is put into it."""
    style = style or ":focus-visible{outline:3px solid #00f}.pv-root{position:relative}body,h1{margin:0}"
    text = HEAD.replace("{style}", style).replace("{head}", head) + SOUND.replace("{body}", body)
    return text.encode()
