#!/usr/bin/env bash
# run-image.sh ROOT APP DATA COMMAND…: runs a command as a container of the image does. It is process 1 of its own PID
# namespace, as the image's user and without capabilities, on a read-only root that holds the system's libraries, the
# image's files and nothing else; only /data can be written to, and not even that if DATA is `none`. The variables are those of the
# caller that begin with IMAGE_. Needs root. ROOT is an empty folder.
set -euo pipefail
if [ "${INSIDE:-}" = '' ]; then
  export INSIDE=yes
  exec unshare --mount --propagation private --pid --fork --kill-child "$0" "$@"
fi
root=$1 app=$2 data=$3
shift 3

bind() { # bind FROM TO OPTIONS
  mkdir -p "$root/$2"
  mount --bind "$1" "$root/$2"
  mount -o "remount,bind,$3" "$root/$2"
}
mount -t tmpfs tmpfs "$root"
for folder in usr bin sbin lib lib64; do
  if [ -L "/$folder" ]; then ln -s "$(readlink "/$folder")" "$root/$folder"; elif [ -d "/$folder" ]; then bind "/$folder" "$folder" ro; fi
done
mkdir "$root"/{etc,proc,dev}
echo 'boards:x:10001:10001::/nonexistent:/usr/sbin/nologin' >"$root/etc/passwd"
echo 'boards:x:10001:' >"$root/etc/group"
cp /etc/hosts /etc/ld.so.cache "$root/etc/"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
bind "$app" app ro
if [ "$data" = none ]; then mkdir "$root/data"; else bind "$data" data rw; fi
mount -o remount,ro "$root"

variables=()
while IFS= read -r line; do variables+=("${line#IMAGE_}"); done < <(env | grep '^IMAGE_')
exec env --ignore-environment PATH=/usr/sbin:/usr/bin:/sbin:/bin "${variables[@]}" \
  chroot "$root" setpriv --reuid=10001 --regid=10001 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \
  env --chdir=/app "$@"
