/** A value of a form as Stripe's library writes them: `a[b][0]=c`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** What a query or a body says, with its objects and lists. */
export function readForm(text: string): { [name: string]: FormValue } {
  const root: { [name: string]: FormValue } = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.split(/\]?\[/).map((part) => part.replace(/\]$/, ''));
    put(root, [first, ...rest], value);
  }
  return listed(root) as { [name: string]: FormValue };
}

function put(into: { [name: string]: FormValue }, path: string[], value: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const next = into[name];
  const inner = typeof next === 'object' && !Array.isArray(next) ? next : {};
  into[name] = inner;
  put(inner, rest, value);
}

/** Objects whose names are 0, 1, 2… are lists. */
function listed(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name, i) => name === String(i));
  if (isList) return Object.values(value).map(listed);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, listed(one)]));
}
