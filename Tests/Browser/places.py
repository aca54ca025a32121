"""Every place of a document that takes a string, found in the schema that the tool prints."""

import dataclasses
import json
import typing

# Places whose strings are URLs.
URLS = {"destination", "url", "openURL", "navigate"}
# What is no property of a view's own.
COMMON = {"view", "id", "modifiers", "fallback"}
HANDLER = {"handlers": {"go": {"arguments": {"value": {"type": "string", "default": ""}}}}}


@dataclasses.dataclass(frozen=True)
class Place:
    """A name, and what makes a whole document of the strings that are to stand there."""

    name: str
    document: typing.Callable
    takes_urls: bool = False


def all_places(tool):
    """Returns every place that takes a string."""
    schema = json.loads(tool.run("schema").stdout)
    definitions = schema["$defs"]
    found = []
    for name, definition in definitions.items():
        kind, _, own = name.partition(".")
        if kind == "view":
            found += places_of_view(own, definition, definitions)
        elif kind == "modifier":
            found += places_of_modifier(own, definition, definitions)
    return found + [Place(name, make, name in URLS) for name, make in ELSEWHERE.items()]


def places_of_view(view, definition, definitions):
    """Returns the properties of a view that take a string."""
    properties = {name: value for name, value in definition["properties"].items() if name not in COMMON}
    found = []
    for name, value in properties.items():
        if takes_strings(value, definitions):
            base = sample(view, name, definition, definitions)
            found.append(Place(f"{view}.{name}", column(lambda text, base=base, name=name: {**base, name: text}),
                               name in URLS))
        if name == "children":
            base = sample(view, name, definition, definitions)
            found.append(Place(f"{view}.children", column(lambda text, base=base: {**base, "children": [text]})))
    return found


def places_of_modifier(modifier, definition, definitions):
    """Returns the arguments of a modifier that take a string."""
    found = []
    if takes_strings(definition, definitions):
        found.append(Place(f"modifier.{modifier}", column(lambda text: modified({modifier: text}))))
    for name, value in arguments(definition):
        if takes_strings(value, definitions):
            found.append(Place(f"modifier.{modifier}.{name}", column(
                lambda text, name=name: modified({modifier: {**COMPANIONS.get(modifier, {}), name: text}}))))
    return found


def modified(modifier):
    """Returns a view with a modifier, of a kind that the modifier is for, and inside of what it needs around it."""
    name = next(iter(modifier))
    view = {**SUBJECTS.get(name, {"view": "Text", "content": "modified"}), "modifiers": [modifier]}
    return {**SURROUNDINGS[name], "children": [view]} if name in SURROUNDINGS else view


# The views that a modifier is for, where it is not for all.
SUBJECTS = {
    "fill": {"view": "Rectangle"},
    "stroke": {"view": "Rectangle"},
    "strokeBorder": {"view": "Rectangle"},
    "buttonStyle": {"view": "Button", "title": "x", "action": "go"},
    "labelStyle": {"view": "Label", "title": "x", "systemImage": "globe"},
    "toggleStyle": {"view": "Toggle", "title": "x", "isOn": True},
    "detailStyle": {"view": "Detail", "title": "x"},
    "avatarStyle": {"view": "AvatarView", "title": "x", "subTitle": "x", "image": ""},
}

# What a modifier needs around its view.
SURROUNDINGS = {
    "navigationTitle": {"view": "NavigationStack"},
    "tag": {"view": "Picker", "title": "x"},
    "badge": {"view": "List"},
}

# The arguments without which the others of a modifier cannot stand.
COMPANIONS = {"sheet": {"isPresented": True, "content": "x"}, "shadow": {"radius": 4}}


def arguments(definition):
    """Yields the arguments of a modifier by name."""
    for branch in branches(definition, {}):
        yield from branch.get("properties", {}).items()


def branches(schema, definitions):
    """Yields what a value may be, expressions apart."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        if not schema["$ref"].endswith(("/Computed", "/Computation")):
            yield from branches(definitions.get(schema["$ref"].rsplit("/", 1)[-1]), definitions)
        return
    yield schema
    for part in [schema.get("else"), *schema.get("anyOf", [])]:
        if part:
            yield from branches(part, definitions)


def takes_strings(schema, definitions):
    """Returns whether any string may stand at a place: a text, a name or a view."""
    if isinstance(schema, dict) and schema.get("$ref", "").endswith(("/Slot", "/Node", "/Action", "/Run")):
        return True
    for branch in branches(schema, definitions):
        types = branch.get("type", [])
        if "string" in ([types] if isinstance(types, str) else types) and "enum" not in branch:
            return True
    return False


def sample(view, target, definition, definitions):
    """Returns a view with what it needs beside a property."""
    result = {"view": view}
    for name in definition.get("required", []):
        if name not in ("view", target):
            result[name] = required(definition["properties"][name], definitions)
    properties = definition["properties"]
    if "title" in properties and "label" in properties and target not in ("title", "label"):
        result["title"] = "x"
    if view == "Button" and target != "action":
        result["action"] = "go"
    return result


def required(schema, definitions):
    """Returns some value that a required property takes."""
    for branch in branches(schema, definitions):
        types = branch.get("type", [])
        types = [types] if isinstance(types, str) else types
        for name, value in (("boolean", True), ("number", 4), ("integer", 4)):
            if name in types:
                return value
        if "enum" in branch:
            return branch["enum"][0]
    return "x"


def column(make):
    """Returns what makes a document of one view for each string."""
    return lambda texts: {**HANDLER, "body": {"view": "VStack", "children": [make(text) for text in texts]}}


def button(make):
    """Returns what makes a document of one button for each string, of its action."""
    return column(lambda text: {"view": "Button", "title": "x", "action": make(text)})


def stated(texts):
    """Returns a document whose state holds the strings."""
    names = [f"s{index}" for index in range(len(texts))]
    fields = [{"view": "TextField", "title": "x", "text": f"${{state.{name}}}"} for name in names]
    return {**HANDLER, "state": dict(zip(names, texts)),
            "body": [*fields, {"view": "Button", "title": "x", "action": "go"}]}


def listed(texts):
    """Returns a document that shows the strings of a value."""
    return {
        "parameters": {"items": {"type": "array", "items": {"type": "string"},
                                 "examples": [[text.replace("$${", "${") for text in texts]]}},
        "body": [{"$forEach": "${items}", "id": "${item}", "content": {
            "view": "Text", "id": "row", "content": "${item}", "modifiers": [{"accessibilityIdentifier": "${item}"}]}}],
    }


ELSEWHERE = {
    "title": lambda texts: {"title": " | ".join(texts), "body": "x"},
    "id": lambda texts: column(lambda text: {"view": "Text", "content": "x", "id": text})(texts),
    "handler": lambda texts: {
        "handlers": {text: {} for text in texts},
        "body": [{"view": "Button", "title": "x", "action": {"handler": text}} for text in texts],
    },
    "argument": button(lambda text: {"handler": "go", "arguments": {"value": text}}),
    "openURL": button(lambda text: {"openURL": text}),
    "navigate": button(lambda text: {"navigate": text}),
    "set": lambda texts: {
        "state": {"draft": ""},
        "body": [{"view": "Button", "title": "x", "action": {"set": {"state.draft": text}}} for text in texts],
    },
    "state": stated,
    "value": listed,
    "symbol in text": column(lambda text: {"view": "Text", "content": [{"systemImage": text}, "x"]}),
    "run": column(lambda text: {"view": "Text", "content": ["a", {"view": "Text", "content": text}]}),
    "option": lambda texts: {"body": {"view": "Picker", "title": "x", "selection": "1", "children": [
        {"view": "Text", "content": text, "modifiers": [{"tag": text}]} for text in texts]}},
    "row": lambda texts: {"body": {"view": "List", "children": texts}},
    "heard": column(lambda text: {"view": "VStack", "children": ["x"], "modifiers": [
        {"accessibilityElement": {"children": "contain"}}, {"accessibilityLabel": text}]}),
    "redacted": column(lambda text: {
        "view": "Text", "content": text, "modifiers": [{"redacted": {"reason": "placeholder"}}]}),
}
