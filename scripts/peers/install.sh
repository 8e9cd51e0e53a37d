#!/bin/sh
# Installs the programs that the peer tests talk to: Debian's, and Stripe's command line by npm, in
# a folder of its own. May be run again; says nothing unless something goes wrong. Needs root. With
# --check it only says, by its exit code, whether all are there.
set -eu

stripe=1.52.0
cache=/var/cache/sibila-peers
manifest=$cache/node_modules/@stripe/cli/package.json
missing=''
for package in \
  python3 tzdata \
  postgresql-15 pgbouncer nginx-light \
  python3-aiosmtpd exim4-daemon-light openssl swetest libimage-exiftool-perl \
  radosgw ceph-mon ceph-osd ceph-common; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing="$missing $package"
done
has_stripe() { grep -qs "\"version\": \"$stripe\"" "$manifest"; }
[ -n "$missing" ] || ! has_stripe || exit 0
[ "${1:-}" != --check ] || exit 1

log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
fail() {
  cat "$log" >&2
  exit 1
}
if [ -n "$missing" ]; then
  # shellcheck disable=SC2086 -- one word for each package
  { apt-get update -q && apt-get install -qy --no-install-recommends $missing; } >"$log" 2>&1 || fail
fi
if ! has_stripe; then
  mkdir -p "$cache"
  npm install --prefix "$cache" --no-save --ignore-scripts --no-audit --no-fund \
    "@stripe/cli@$stripe" >"$log" 2>&1 || fail
fi
