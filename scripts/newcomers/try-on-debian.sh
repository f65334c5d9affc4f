#!/usr/bin/env bash
# Follows getting started on a bare Debian 13 with the Node.js 20 and npm that it has, in a root folder that is deleted
# afterwards. Needs root, apt-get and dpkg-deb, and a kernel that lets root mount.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/support/make-debian.sh
scratch=$(mktemp -d)
trap 'rm -rf --one-file-system "$scratch"' EXIT
root=$scratch/root
make_debian "$root" ca-certificates,curl,git,jq,nodejs,npm,python3-venv
git clone --quiet . "$root/root/boards"

proxies=()
for name in http_proxy https_proxy HTTP_PROXY HTTPS_PROXY; do
  [ -z "${!name:-}" ] || proxies+=("$name=${!name}")
done

export root
unshare --mount --pid --fork --kill-child bash -euo pipefail -c '
  . scripts/support/make-debian.sh
  mount_devices "$root"
  exec chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@" bash -euo pipefail -c "
    cd /root/boards
    echo Debian \$(cat /etc/debian_version), Node.js \$(node --version), npm \$(npm --version)
    npm ci >/root/npm-ci.log 2>&1 || { cat /root/npm-ci.log; exit 1; }
    npm run --silent test:newcomers -- --getting-started"
' bash "${proxies[@]}"
