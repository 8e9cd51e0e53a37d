function cookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** What every request of the page says of itself. */
export function commonHeaders(priority: string): Record<string, string> {
  const token = cookie('XSRF-TOKEN');
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    Priority: priority,
    ...(token ? { 'X-XSRF-TOKEN': token } : {}),
  };
}

/** The headers of a request that changes something; its repeat bears the same `key`. */
export function actionHeaders(priority: string, key: string | null): Record<string, string> {
  return {
    ...commonHeaders(priority),
    'Cache-Control': 'no-cache',
    Pragma: 'no-cache',
    ...(key === null ? {} : { 'Idempotency-Key': key }),
  };
}
