#!/usr/bin/env bash
# Puts the Patroni of deploy/cluster/patroni-requirements.txt into dist/patroni/. Needs the package python3-venv, and no root.
# With the Python of Debian, because a Python in the folder of one user starts for no other.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$PWD/dist/patroni
wanted=$(sed -n 's/^patroni\[.*==/patroni /p' deploy/cluster/patroni-requirements.txt)
[ "$("$folder/bin/patroni" --version 2>/dev/null)" = "$wanted" ] && exit 0

rm -rf "$folder"
/usr/bin/python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check -r deploy/cluster/patroni-requirements.txt
chmod -R a+rX "$folder"
"$folder/bin/patroni" --version
