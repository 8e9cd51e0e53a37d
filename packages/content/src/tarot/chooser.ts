/** Picks from lists, always the same for the same seed and never the same item twice. */
export type Choose = <T>(items: readonly T[]) => T;

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A chooser whose picks depend on `seed` alone (FNV-1a seeding mulberry32). */
export function chooser(seed: string): Choose {
  let state = fnv1a(seed);
  const used = new Set<unknown>();
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return <T>(items: readonly T[]): T => {
    const fresh = items.filter((item) => !used.has(item));
    const from = fresh.length > 0 ? fresh : items;
    const picked = from[next(from.length)];
    if (picked === undefined) throw new RangeError('nothing to choose from');
    used.add(picked);
    return picked;
  };
}

/** True once in so many times. */
export function oneIn(times: number, choose: Choose): boolean {
  // New objects, so that the chooser never takes an answer for used.
  return choose(Array.from({ length: times }, (_, i) => ({ hit: i === 0 }))).hit;
}

/** A chooser that leaves texts out that don't fit, wherever there is another. */
export function sparing(choose: Choose, isUnfit: (text: string) => boolean): Choose {
  const used = new Set<unknown>();
  return <T>(items: readonly T[]): T => {
    const fit = items.filter(
      (item) => !used.has(item) && (typeof item !== 'string' || !isUnfit(item)),
    );
    const picked = choose(fit.length > 0 ? fit : items);
    used.add(picked);
    return picked;
  };
}
