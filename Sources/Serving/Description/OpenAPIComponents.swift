/// What operations share in the description.
enum OpenAPIComponents {}

extension OpenAPIComponents {
  static let headers: StaticString = #"""
    {
      "ETag": {
        "description": "The tag of the representation, which If-None-Match takes.", "schema": { "type": "string" }
      },
      "Cache-Control": {
        "description": "How long, and by whom, the answer may be kept.", "schema": { "type": "string" }
      },
      "Vary": {
        "description": "The fields of the request with which the answer varies.", "schema": { "type": "string" }
      },
      "Location": {
        "description": "Where it leads.", "schema": { "type": "string", "format": "uri-reference" }
      },
      "Accept-Post": {
        "description": "The media types that a body may have.", "schema": { "type": "string" }
      },
      "Retry-After": {
        "description": "The seconds after which another try makes sense.", "schema": { "type": "integer" }
      }
    }
    """#

  static let schemas: StaticString = #"""
    {
      "Problem": {
        "type": "object",
        "description": "What kept the request from being answered (RFC 9457).",
        "required": ["type", "title", "status", "detail"],
        "properties": {
          "type": { "const": "about:blank" },
          "title": { "type": "string", "description": "The words for the status." },
          "status": { "type": "integer", "minimum": 400, "maximum": 599 },
          "detail": { "type": "string", "description": "One sentence, without a full stop." },
          "alternatives": {
            "type": "array", "items": { "type": "string" },
            "description": "The media types that there are, or that are taken, instead."
          },
          "errors": { "type": "array", "items": { "$ref": "#/components/schemas/Diagnostic" } }
        }
      },
      "Diagnostic": {
        "type": "object",
        "description": "What is wrong with a document, as validate --format json writes it.",
        "required": [
          "file", "line", "column", "endLine", "endColumn", "code", "severity", "message", "instanceLocation"
        ],
        "properties": {
          "file": { "type": ["string", "null"] },
          "line": { "type": ["integer", "null"], "minimum": 1 },
          "column": { "type": ["integer", "null"], "minimum": 1 },
          "endLine": { "type": ["integer", "null"], "minimum": 1 },
          "endColumn": { "type": ["integer", "null"], "minimum": 1 },
          "code": { "type": "string", "pattern": "^[a-z0-9-]+$" },
          "severity": { "enum": ["error", "warning"] },
          "message": { "type": "string" },
          "instanceLocation": { "type": ["string", "null"], "description": "A JSON Pointer into the document." },
          "keywordLocation": { "type": "string" },
          "suggestion": { "type": "string", "description": "What was probably meant." }
        }
      },
      "Report": {
        "type": "object",
        "required": ["valid", "errors"],
        "properties": {
          "valid": { "type": "boolean", "description": "Whether there are no errors; warnings leave it true." },
          "errors": { "type": "array", "items": { "$ref": "#/components/schemas/Diagnostic" } },
          "omitted": { "type": "integer", "minimum": 1, "description": "The number of diagnostics that were not kept." }
        }
      },
      "ActionRequest": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "action": {
            "type": ["string", "object", "array"],
            "description": "A handler's name, an action such as {\"toggle\": \"state.isOn\"}, or several in order."
          },
          "state": {
            "type": ["object", "null"], "description": "The state that the client has; the initial one where absent."
          },
          "data": { "type": ["object", "null"], "description": "Data instead of the screen's own." }
        }
      },
      "ActionForm": {
        "type": "object",
        "description": "What a page posts: what its controls hold is there by the paths of the state.",
        "properties": {
          "action": { "type": "string", "contentMediaType": "application/json" },
          "state": { "type": "string", "contentMediaType": "application/json" }
        },
        "additionalProperties": { "type": "string" }
      },
      "RenderRequest": {
        "type": "object",
        "required": ["screen"],
        "properties": {
          "screen": { "$ref": "/schemas/screen.schema.json" },
          "data": { "type": "object" },
          "state": { "type": "object" }
        }
      }
    }
    """#
}
