import autocannon from 'autocannon';

/** One load: a URL, and the cookies that its requests carry in turn. */
export interface Load {
  url: string;
  path: string;
  cookies?: readonly string[];
}

const CONNECTIONS = 16;
const SECONDS = 4;
/** Odd: the median is one of them. */
const ROUNDS = 3;

/** Requests a second over a few seconds; anything but 200 is an error. */
async function rateByAutocannon({ url, path, cookies = [] }: Load): Promise<number> {
  const requests = cookies.map((cookie) => ({ method: 'GET' as const, path, headers: { cookie } }));
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(requests.length > 0 ? { requests } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${path}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/** Runs two loads in turn and gives the median of ours over theirs, pair by pair. */
export const ratio = (ours: Load, theirs: Load) => ratioOf(rateByAutocannon, ours, theirs);

/** The same with another generator of load: `rate` gives the requests a second of one load. */
export async function ratioOf(
  rate: (load: Load) => Promise<number>,
  ours: Load,
  theirs: Load,
  rounds = ROUNDS,
): Promise<{ ratio: number; detail: string }> {
  const pairs: { ours: number; theirs: number }[] = [];
  for (let i = 0; i < rounds; i++)
    pairs.push({ theirs: await rate(theirs), ours: await rate(ours) });
  const ratios = pairs.map((pair) => pair.ours / pair.theirs).sort((a, b) => a - b);
  const detail = pairs
    .map((pair) => `${Math.round(pair.ours)}/${Math.round(pair.theirs)}`)
    .join(', ');
  return { ratio: ratios[Math.floor(rounds / 2)] ?? 0, detail: `requests a second: ${detail}` };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Prints one measured figure against its bar. */
export function report(name: string, value: string, isWithin: boolean, detail = ''): void {
  process.stdout.write(`${isWithin ? 'ok    ' : 'BEYOND'} ${name}: ${value}  ${detail}\n`);
  if (!isWithin) process.exitCode = 1;
}
