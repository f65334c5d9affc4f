#!/usr/bin/env bash
# Puts PgBouncer 1.21 or later into dist/pgbouncer/, with the libraries of its own Debian release beside it, so that it
# runs on older ones. Needs apt-get and dpkg-deb, and no root.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$PWD/dist/pgbouncer
[ -x "$folder/pgbouncer" ] && exit 0

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch"/{lists,archives}/partial "$scratch/root"
: >"$scratch/status"
# The mirror that this machine uses, for the release that has the version.
mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Identifier: Packages' 'Origin: Debian' | awk '$2 !~ /-/ {print $1; exit}')
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" >"$scratch/sources.list"
apt() {
  apt-get -qq -o Dir::Etc::SourceList="$scratch/sources.list" -o Dir::Etc::SourceParts=- \
    -o Dir::State::Lists="$scratch/lists" -o Dir::State::status="$scratch/status" \
    -o Dir::Cache::Archives="$scratch/archives" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= \
    -o Debug::NoLocking=1 -o APT::Sandbox::User= "$@"
}
apt update
apt install -y --download-only --no-install-recommends pgbouncer >/dev/null
for package in pgbouncer libc6 libevent-2.1-7t64 libcares2 libssl3t64 libpam0g libaudit1 libcap-ng0 libsystemd0 libcap2 \
  libgcc-s1 zlib1g libzstd1; do
  dpkg-deb -x "$scratch"/archives/"$package"_*.deb "$scratch/root"
done
mkdir -p "$folder"
cp -a "$(dirname "$(find "$scratch/root" -name libevent-2.1.so.7)")" "$folder/lib"
cp "$scratch/root/usr/sbin/pgbouncer" "$folder/pgbouncer.bin"
cat >"$folder/pgbouncer" <<'RUN'
#!/bin/sh
here=$(dirname "$0")
exec "$here"/lib/ld-linux-*.so.? --library-path "$here/lib" "$here/pgbouncer.bin" "$@"
RUN
chmod -R a+rX "$folder"
chmod a+x "$folder/pgbouncer"
"$folder/pgbouncer" --version | head -1
