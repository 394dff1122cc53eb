# SPDX-License-Identifier: MIT
"""Validates written shows against the JSON Schema: validate_written.py SCHEMA WRITTEN_DIR GOLDEN_DIR.

Every file that the program wrote must be valid. Of the golden inputs, those that the program refuses for what the schema
can express must be invalid, so that a schema which allows everything does not pass.
"""
import json
import pathlib
import sys

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("skipped: the Python package jsonschema (Debian: python3-jsonschema) is missing")
    sys.exit(77)


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def main():
    schema_path, written_dir, golden_dir = (pathlib.Path(argument) for argument in sys.argv[1:4])
    schema = load(schema_path)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    written = sorted(written_dir.glob("*.json")) + sorted(golden_dir.glob("*/expected.json"))
    refused = [path / "input.json" for path in sorted(golden_dir.glob("*")) if (path / "against-schema").exists()]
    if not written or not refused:
        print("no files to validate")
        return 1
    failures = 0
    for path in written:
        for error in validator.iter_errors(load(path)):
            failures += 1
            print(f"{path}: {error.json_path}: {error.message}")
    for path in refused:
        if validator.is_valid(load(path)):
            failures += 1
            print(f"{path}: the schema allows what the program refuses")
    print(f"{len(written)} written and {len(refused)} refused files, {failures} failures")
    return 1 if failures else 0


sys.exit(main())
