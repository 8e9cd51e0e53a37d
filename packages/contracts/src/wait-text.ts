/**
 * How long to wait, in words: «20 segundos», «un minuto», «3 horas». Rounded up, so that whoever waits
 * that long is not refused again.
 * @param seconds whole, from 1
 */
export function waitText(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'un segundo', 'segundos');
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return counted(minutes, 'un minuto', 'minutos');
  return counted(Math.ceil(minutes / 60), 'una hora', 'horas');
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${count} ${many}`;
