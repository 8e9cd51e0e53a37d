/** The IANA name of this browser's zone; undefined where its clocks have none. */
export function ownZone(): string | undefined {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === '' || zone === 'Etc/Unknown' ? undefined : zone;
}
