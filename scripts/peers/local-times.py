"""Reads lines of zone, local time and longitude; answers each with its instants in UTC, by zoneinfo.

Before the first standard time of a zone the clock is that of the longitude's mean Sun.
"""

import sys
from datetime import datetime, timedelta, timezone
from functools import cache
from math import floor
from zoneinfo import ZoneInfo

HOUR = timedelta(hours=1)
SECOND = timedelta(seconds=1)
REACH = 26


def in_zone(zone, at):
    return at.replace(tzinfo=timezone.utc).astimezone(ZoneInfo(zone))


def is_mean(zone, at):
    return in_zone(zone, at).tzname() in ("LMT", "-00")


@cache
def first_standard(zone):
    """The first instant, in UTC, of a standard time; none if the zone began with one."""
    before = datetime(1840, 1, 1)
    if not is_mean(zone, before):
        return None
    after = before
    while is_mean(zone, after):
        before, after = after, after + 90 * 24 * HOUR
    while after - before > SECOND:
        middle = before + (after - before) // SECOND // 2 * SECOND
        before, after = (middle, after) if is_mean(zone, middle) else (before, middle)
    return after


def ahead(zone, at, longitude):
    first = first_standard(zone)
    if first is not None and at < first:
        return timedelta(seconds=floor(longitude * 240 + 0.5))
    return in_zone(zone, at).utcoffset()


def instants(zone, local, longitude):
    near = [local + hours * HOUR / 2 for hours in range(-2 * REACH, 2 * REACH + 1)]
    offsets = {ahead(zone, at, longitude) for at in near}
    found = [local - offset for offset in offsets]
    return sorted(at for at in found if at + ahead(zone, at, longitude) == local)


for line in sys.stdin:
    zone, local, longitude = line.split()
    told = instants(zone, datetime.fromisoformat(local), float(longitude))
    print(" ".join(at.isoformat() for at in told))
