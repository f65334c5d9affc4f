# Makes a bare Debian 13 in a folder, for scripts that source this: make_debian FOLDER PACKAGES
# Needs root, apt-get and dpkg-deb.

make_debian() {
  local root=$1 packages=$2 scratch mirror file
  scratch=$(mktemp -d)
  (cd "$scratch" && apt-get -qq -o APT::Sandbox::User=root download mmdebstrap && dpkg-deb -x mmdebstrap_*.deb tool)
  # The mirror that this machine uses.
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Identifier: Packages' 'Origin: Debian' | awk '$2 !~ /-/ {print $1; exit}')
  perl "$scratch/tool/usr/bin/mmdebstrap" --quiet --mode=root --variant=minbase --include="$packages" trixie "$root" "$mirror"
  rm -rf "$scratch"
  # What this machine needs to reach the registries.
  for file in /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/ssl/certs/ca-certificates.crt; do
    if [ -e "$file" ] && [ -d "$root$(dirname "$file")" ]; then cp "$file" "$root$file"; fi
  done
}

# Mounts what programs in a Debian expect, in a mount namespace of the caller's own: mount_devices FOLDER
mount_devices() {
  local root=$1 name
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=755 tmpfs "$root/dev"
  for name in null zero full random urandom tty; do
    touch "$root/dev/$name"
    mount --bind "/dev/$name" "$root/dev/$name"
  done
  mkdir "$root/dev/pts" "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
  ln -s pts/ptmx "$root/dev/ptmx"
  ln -s /proc/self/fd "$root/dev/fd"
  mount -t tmpfs tmpfs "$root/dev/shm"
}
