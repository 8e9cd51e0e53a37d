/**
 * A way of writing dates in Spanish, in the reader's own zone unless `options` names one. It is made
 * when the first date is written, not when its file is read: making one takes a phone 20 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat('es', options)).format(date);
}
