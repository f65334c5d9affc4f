#!/usr/bin/env bash
# Installs a bare Debian 13 into a folder and boots its systemd, in namespaces of their own but for the network, until this
# script ends: boot-debian.sh FOLDER. Writes the process id of its init to FOLDER.pid. Needs root, apt-get and dpkg-deb.
set -euo pipefail
root=$1
support=$(dirname "$0")/../support/make-debian.sh
. "$support"
# Those that a Debian has which an installer made.
make_debian "$root" dbus,libnss-systemd,systemd,systemd-sysv

export root support
unshare --mount --pid --cgroup --ipc --uts --fork --kill-child bash -euo pipefail -c '
  . "$support"
  mount --make-rprivate /
  mount --bind "$root" "$root"
  mount_devices "$root"
  mount -t sysfs -o ro sysfs "$root/sys"
  mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
  mount -t tmpfs tmpfs "$root/run"
  mount -t tmpfs tmpfs "$root/tmp"
  # Not chroot, in which a program may not make a namespace of users, as units with PrivateUsers do.
  cd "$root"
  pivot_root . .
  umount --lazy .
  exec env -i container=trial PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init
' &
namespaces=$!
# Their init ends with them.
trap 'kill -9 "$namespaces" 2>/dev/null' EXIT
until init=$(pgrep --parent "$namespaces" --full /sbin/init); do
  kill -0 "$namespaces"
  sleep 0.1
done
echo "$init" >"$root.pid"
wait "$namespaces"
