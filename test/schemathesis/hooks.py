"""What Schemathesis cannot find out by itself: how entity tags look, and that cursors cannot be made up.

It also spares Schemathesis work that takes much of its time: ids are drawn as one number, and not character by character.
"""

import re

import schemathesis
from hypothesis import strategies as st

# The shortest that the service makes is longer.
CURSOR_CHARACTERS_MIN = 60
TAG_CHARACTERS = st.characters(min_codepoint=0x21, max_codepoint=0x7E, exclude_characters='"')
TAGS = st.text(TAG_CHARACTERS, max_size=20).flatmap(lambda tag: st.sampled_from([f'"{tag}"', f'W/"{tag}"']))

# Where it tries the bounds of headers, it makes them of letters and digits alone. An entity tag has quotes, and it would
# take "0" for a valid one.
schemathesis.openapi.format("entity-tags", st.just("*") | st.lists(TAGS, min_size=1, max_size=3).map(", ".join))

# Added to a request as something that the contract does not list. Of headers, a server ignores those (RFC 9110, section 5.1).
UNKNOWN_HEADER = "x-schemathesis-unknown-property"

ID_PATTERN = re.compile(r"\^([a-z_]+)_\[0-7\]\[0-9a-hjkmnp-tv-z\]\{25\}\$")
ID_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


def ids(prefix):
    def write(number):
        return f"{prefix}_" + "".join(ID_DIGITS[number >> 5 * place & 31] for place in reversed(range(26)))

    return st.integers(min_value=0, max_value=2**128 - 1).map(write)


@schemathesis.hook
def before_load_schema(context, raw_schema):
    schemas = raw_schema["components"]["schemas"]
    schemas["EntityTags"]["format"] = "entity-tags"
    for schema in schemas.values():
        pattern = ID_PATTERN.fullmatch(schema.get("pattern", ""))
        # The pattern still decides which ids are valid.
        if pattern is not None:
            prefix = pattern.group(1)
            schema["format"] = f"id-of-{prefix}"
            schemathesis.openapi.format(schema["format"], ids(prefix))


@schemathesis.hook
def filter_case(context, case):
    """Chains of requests get nowhere from a list with a cursor that is made up; elsewhere it is tried."""
    if UNKNOWN_HEADER in (case.headers or {}):
        return False
    meta = case.meta
    if meta is None or not meta.generation.mode.is_positive or meta.phase.name.value != "stateful":
        return True
    cursor = (case.query or {}).get("cursor")
    return cursor is None or len(cursor) > CURSOR_CHARACTERS_MIN
