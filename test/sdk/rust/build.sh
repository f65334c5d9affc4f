#!/usr/bin/env bash
# Compiles with Clippy in place of the compiler, as `cargo clippy` does, and so looks at the scenario and builds it at once.
# After a build, `cargo clippy` would read the generated crate and all libraries again.
set -euo pipefail

# How `cargo clippy -- --no-deps` passes its arguments on.
export CLIPPY_ARGS='--no-deps__CLIPPY_HACKERY__'
export RUSTC_WORKSPACE_WRAPPER=clippy-driver
cargo build --quiet --locked
