#!/usr/bin/env bash
# Follows getting started on a bare Debian 13 with the Node.js 20 and npm that it has, in a root folder that is deleted
# afterwards. Needs root, apt-get and dpkg-deb, and a kernel that lets root mount.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf --one-file-system "$scratch"' EXIT
root=$scratch/root

(cd "$scratch" && apt-get -qq -o APT::Sandbox::User=root download mmdebstrap && dpkg-deb -x mmdebstrap_*.deb tool)
# The mirror that this machine uses.
mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Identifier: Packages' 'Origin: Debian' | awk '$2 !~ /-/ {print $1; exit}')
perl "$scratch/tool/usr/bin/mmdebstrap" --quiet --mode=root --variant=minbase \
  --include=ca-certificates,curl,git,jq,nodejs,npm,python3-venv trixie "$root" "$mirror"
git clone --quiet . "$root/root/boards"

# What this machine needs to reach the registries.
for file in /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/ssl/certs/ca-certificates.crt; do
  [ ! -e "$file" ] || cp "$file" "$root$file"
done
proxies=()
for name in http_proxy https_proxy HTTP_PROXY HTTPS_PROXY; do
  [ -z "${!name:-}" ] || proxies+=("$name=${!name}")
done

export root
unshare --mount --pid --fork --kill-child bash -euo pipefail -c '
  mount -t proc proc "$root/proc"
  for name in null zero random urandom; do touch "$root/dev/$name"; mount --bind "/dev/$name" "$root/dev/$name"; done
  mkdir -p "$root/dev/pts" "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
  ln -sf pts/ptmx "$root/dev/ptmx"
  mount -t tmpfs tmpfs "$root/dev/shm"
  exec chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@" bash -euo pipefail -c "
    cd /root/boards
    echo Debian \$(cat /etc/debian_version), Node.js \$(node --version), npm \$(npm --version)
    npm ci >/root/npm-ci.log 2>&1 || { cat /root/npm-ci.log; exit 1; }
    npm run --silent test:newcomers -- --getting-started"
' bash "${proxies[@]}"
