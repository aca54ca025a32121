/// The rules of SARIF 2.1.0 for the objects that the tool writes, after OASIS' standard.
enum SARIFSchema {
  static let text = #"""
    {
      "type": "object", "additionalProperties": false, "required": ["version", "runs"],
      "properties": {
        "$schema": {"type": "string", "format": "uri"},
        "version": {"const": "2.1.0"},
        "runs": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/run"}}
      },
      "$defs": {
        "run": {
          "type": "object", "additionalProperties": false, "required": ["tool"],
          "properties": {
            "tool": {
              "type": "object", "additionalProperties": false, "required": ["driver"],
              "properties": {"driver": {"$ref": "#/$defs/toolComponent"}}
            },
            "invocations": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/invocation"}},
            "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
            "results": {"type": "array", "items": {"$ref": "#/$defs/result"}}
          }
        },
        "toolComponent": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": {
            "name": {"type": "string"}, "version": {"type": "string"},
            "rules": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/reportingDescriptor"}}
          }
        },
        "reportingDescriptor": {
          "type": "object", "additionalProperties": false, "required": ["id"],
          "properties": {
            "id": {"type": "string"}, "name": {"type": "string"}, "shortDescription": {"$ref": "#/$defs/message"},
            "fullDescription": {"$ref": "#/$defs/message"}, "help": {"$ref": "#/$defs/message"},
            "defaultConfiguration": {
              "type": "object", "required": ["level"], "properties": {"level": {"enum": ["none", "note", "warning", "error"]}},
              "additionalProperties": false
            }
          }
        },
        "invocation": {
          "type": "object", "additionalProperties": false, "required": ["executionSuccessful"],
          "properties": {
            "executionSuccessful": {"type": "boolean"},
            "toolExecutionNotifications": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["message"],
                "properties": {"level": {"$ref": "#/$defs/level"}, "message": {"$ref": "#/$defs/message"}}
              }
            }
          }
        },
        "level": {"enum": ["none", "note", "warning", "error"]},
        "message": {
          "type": "object", "additionalProperties": false, "required": ["text"], "properties": {"text": {"type": "string"}}
        },
        "result": {
          "type": "object", "additionalProperties": false, "required": ["message", "ruleId", "locations"],
          "properties": {
            "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": 0},
            "level": {"$ref": "#/$defs/level"}, "message": {"$ref": "#/$defs/message"},
            "locations": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/location"}}
          }
        },
        "location": {
          "type": "object", "additionalProperties": false, "required": ["physicalLocation"],
          "properties": {
            "physicalLocation": {
              "type": "object", "additionalProperties": false, "required": ["artifactLocation"],
              "properties": {
                "artifactLocation": {
                  "type": "object", "additionalProperties": false, "required": ["uri"],
                  "properties": {"uri": {"type": "string", "pattern": "^([A-Za-z0-9._~/-]|%[0-9A-F]{2})+$"}}
                },
                "region": {"$ref": "#/$defs/region"}
              }
            },
            "logicalLocations": {
              "type": "array", "uniqueItems": true,
              "items": {
                "type": "object", "additionalProperties": false,
                "properties": {"fullyQualifiedName": {"type": "string"}}
              }
            }
          }
        },
        "region": {
          "type": "object", "additionalProperties": false,
          "required": ["startLine", "startColumn", "endLine", "endColumn"],
          "properties": {
            "startLine": {"type": "integer", "minimum": 1}, "startColumn": {"type": "integer", "minimum": 1},
            "endLine": {"type": "integer", "minimum": 1}, "endColumn": {"type": "integer", "minimum": 1}
          }
        }
      }
    }
    """#
}
