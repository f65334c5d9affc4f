"""Fails if compose.yaml is not what the Compose Specification allows, or has a property that it doesn't know."""

import sys

import yaml
from compose_spec import ComposeSpecification

with open(sys.argv[1], encoding="utf-8") as file:
    document = yaml.safe_load(file)
known = {name: value for name, value in document.items() if not name.startswith("x-")}
ComposeSpecification.model_validate(known, extra="forbid")
