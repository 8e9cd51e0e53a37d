#!/bin/sh
# Installs the Debian programs that the peer tests talk to. May be run again; says nothing
# unless something goes wrong. Needs root. With --check it only says, by its exit code, whether
# all are there.
set -eu

missing=''
for package in \
  postgresql-15 pgbouncer nginx-light \
  python3-aiosmtpd exim4-daemon-light openssl swetest libimage-exiftool-perl \
  radosgw ceph-mon ceph-osd ceph-common; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
[ "${1:-}" != --check ] || exit 1

log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 -- one word for each package
if ! { apt-get update -q && apt-get install -qy --no-install-recommends $missing; } >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
