import type { ChartPoint } from '../../chart/points.ts';
import type { AspectName } from '../../sky/aspects.ts';
import { BODIES, type BodyName, type MoonPhaseName } from '../../sky/body-names.ts';
import { SIGN_NAMES, type SignName } from '../../zodiac/signs.ts';
import type { Eclipse, Ingress, QuarterName } from '../events.ts';
import type { FactsPack } from '../facts.ts';
import { houseOf } from '../sign-facts.ts';
import type { WeekAhead } from '../week.ts';

/** A day on which something is known, with the clock time if it falls on an instant. */
export interface Dated {
  date: string;
  time?: string;
}

/** What of a sky is looked at whole: of a day's, or of a birth's, whose angles take part. */
export interface Sky {
  day: string;
  bodies: readonly { body: BodyName; sign: SignName; degree: number }[];
  aspects: readonly {
    a: ChartPoint;
    b: ChartPoint;
    aspect: AspectName;
    orb: number;
    exact?: { time: string };
  }[];
  retrogrades: readonly { body: BodyName }[];
  moon: {
    angle: number;
    illumination: number;
    lastQuarter: { phase: QuarterName } | null;
    nextQuarters: readonly { phase: QuarterName }[];
  };
}

/** What a pack, and the week if there is one, say; each answer is the days on which it holds. */
export interface Known {
  today: string;
  /** Days on which a body is in a sign; the border days of the Moon's stay count. */
  inSign: (body: ChartPoint, sign: SignName, phase?: MoonPhaseName) => Dated[];
  /** Days on which a body is in one of these houses. */
  inHouse: (body: ChartPoint, houses: readonly number[], phase?: MoonPhaseName) => Dated[];
  /** What happens to a body, on whatever day. */
  eventsOf: (body: ChartPoint) => Dated[];
  /** When a body enters (`to`) or leaves (`from`) a sign. */
  enters: (body: ChartPoint, sign: SignName, way: 'to' | 'from') => Dated[];
  aspect: (a: ChartPoint, b: ChartPoint, among: readonly AspectName[]) => Dated[];
  /** Days on which the Moon is in one of these phases. */
  phase: (phases: readonly MoonPhaseName[]) => Dated[];
  /** The signs of the Moon at a quarter, for phases told with their sign. */
  phaseSigns: (phase: MoonPhaseName) => (Dated & { sign: SignName })[];
  retrograde: (body: ChartPoint) => { today: boolean; since: Dated[]; until: Dated[] };
  turns: (body: ChartPoint, way: 'retrograde' | 'direct') => Dated[];
  eclipses: (of: 'Sun' | 'Moon' | undefined) => Dated[];
  /** Whole degrees at which a body is said to stand today. */
  degrees: (body: ChartPoint) => number[];
  /** Every day and time that the facts name. */
  all: Dated[];
}

const BODY_NAMES: readonly BodyName[] = BODIES.map(({ body }) => body);

function eventsOf(pack: FactsPack, week: WeekAhead | undefined) {
  return [...pack.events, ...(week?.days.flatMap(({ events }) => events) ?? [])];
}

/** The Moon's comings and goings around the day, as the ingresses that they are. */
function moonIngresses({
  moon,
}: FactsPack): Pick<Ingress, 'body' | 'from' | 'sign' | 'date' | 'time'>[] {
  return moon.stays.flatMap(({ sign, from, to }) => {
    const index = SIGN_NAMES.indexOf(sign);
    const [before = sign, after = sign] = [SIGN_NAMES.at(index - 1), SIGN_NAMES[(index + 1) % 12]];
    return [
      { body: 'Moon' as const, from: before, sign, date: from.date, time: from.time },
      { body: 'Moon' as const, from: sign, sign: after, date: to.date, time: to.time },
    ];
  });
}

function quartersOf(pack: FactsPack, week: WeekAhead | undefined) {
  const today = eventsOf(pack, week).filter((event) => event.kind === 'quarter');
  return [pack.moon.lastQuarter, ...today, ...pack.moon.nextQuarters];
}

/** The sign of each body but the Moon on each day to come: today's, and then as it changes. */
function signsAhead(pack: FactsPack, week: WeekAhead | undefined, body: BodyName) {
  let sign = pack.bodies.find((position) => position.body === body)?.sign;
  const changes = pack.events.filter((event) => event.kind === 'ingress' && event.body === body);
  const last = changes.at(-1);
  const days = [{ date: pack.day, signs: new Set([sign]) }];
  for (const event of changes) {
    if (event.kind !== 'ingress') continue;
    days.push({ date: pack.day, signs: new Set([event.from, event.sign]) });
  }
  if (last !== undefined && last.kind === 'ingress') sign = last.sign;
  for (const { day, events, moonSign } of week?.days ?? []) {
    const change = events.find((event) => event.kind === 'ingress' && event.body === body);
    const before = body === 'Moon' ? moonSign : sign;
    if (change?.kind === 'ingress') sign = change.sign;
    const from = change?.kind === 'ingress' ? [change.from] : [];
    days.push({ date: day, signs: new Set([before, ...from, body === 'Moon' ? moonSign : sign]) });
    if (change?.kind === 'ingress') days.push({ date: day, signs: new Set([change.sign]) });
  }
  return days;
}

function retrogradeOf(pack: FactsPack, body: ChartPoint) {
  const found = pack.retrogrades.find((entry) => entry.body === body);
  return {
    today: found !== undefined,
    since: found === undefined ? [] : [found.since],
    until: found === undefined ? [] : [found.until],
  };
}

function turnsOf(
  pack: FactsPack,
  week: WeekAhead | undefined,
  body: ChartPoint,
  way: string,
): Dated[] {
  const stations = eventsOf(pack, week).filter(
    (event) => event.kind === 'station' && event.body === body && event.direction === way,
  );
  const { since, until } = retrogradeOf(pack, body);
  return [...stations, ...(way === 'direct' ? until : since)];
}

function aspectDays(
  pack: FactsPack,
  week: WeekAhead | undefined,
  pair: readonly [ChartPoint, ChartPoint],
  among: readonly AspectName[],
): Dated[] {
  const fits = (fact: { a: BodyName; b: BodyName; aspect: AspectName }) =>
    pair.includes(fact.a) &&
    pair.includes(fact.b) &&
    pair[0] !== pair[1] &&
    among.includes(fact.aspect);
  const today = pack.aspects
    .filter(fits)
    .map(({ exact }) => ({ date: pack.day, ...(exact === undefined ? {} : { time: exact.time }) }));
  const ahead = eventsOf(pack, week).filter((event) => event.kind === 'aspect' && fits(event));
  return [...today, ...ahead];
}

function phaseDays(pack: FactsPack, week: WeekAhead | undefined, phases: readonly MoonPhaseName[]) {
  const now: Dated[] = phases.includes(pack.moon.phase) ? [{ date: pack.day }] : [];
  return [...now, ...quartersOf(pack, week).filter(({ phase }) => phases.includes(phase))];
}

function degreesOf(pack: FactsPack, body: ChartPoint): number[] {
  const position = pack.bodies.find((entry) => entry.body === body);
  const noon =
    position === undefined ? [] : [Math.floor(position.degree), Math.round(position.degree)];
  const events = pack.events.flatMap((event) => {
    if (event.kind === 'ingress' && event.body === body) return [0, 29, 30];
    if (event.kind === 'station' && event.body === body) return [event.degree];
    return event.kind === 'quarter' && body === 'Moon' ? [event.degree] : [];
  });
  return [...noon, ...events.flatMap((degree) => [Math.floor(degree), Math.round(degree)])];
}

function allDated(pack: FactsPack, week: WeekAhead | undefined): Dated[] {
  return [
    { date: pack.day },
    ...eventsOf(pack, week),
    ...quartersOf(pack, week),
    ...pack.retrogrades.flatMap(({ since, until }) => [since, until]),
    ...pack.moon.stays.flatMap(({ from, to }) => [from, to]),
  ];
}

/** By body, the signs that it is in on each day. */
type Ahead = ReadonlyMap<ChartPoint, ReturnType<typeof signsAhead>>;

function signDays(pack: FactsPack, ahead: Ahead): Known['inSign'] {
  return (body, sign, phase) => {
    const atQuarter = pack.events.find(
      (event) => event.kind === 'quarter' && event.phase === phase,
    );
    if (atQuarter?.kind === 'quarter') {
      return atQuarter.sign === sign ? [{ date: pack.day }] : [];
    }
    const stays = body === 'Moon' ? pack.moon.stays.filter((stay) => stay.sign === sign) : [];
    const days = (ahead.get(body) ?? []).filter(({ signs }) => signs.has(sign));
    const now = stays.length > 0 ? [{ date: pack.day }] : [];
    return [...now, ...days, ...stays.flatMap(({ from, to }) => [from, to])];
  };
}

/**
 * What can be said of a day: the facts of its pack, and of the week ahead if it is given; houses
 * are whole signs, counted from `own`, and none without it.
 */
export function knownFrom(
  pack: FactsPack,
  { week, own }: { week?: WeekAhead | undefined; own?: SignName | undefined },
): Known {
  const moves = [
    ...moonIngresses(pack),
    ...eventsOf(pack, week).filter((event) => event.kind === 'ingress'),
  ];
  const ahead: Ahead = new Map(BODY_NAMES.map((body) => [body, signsAhead(pack, week, body)]));
  const inSign = signDays(pack, ahead);
  return {
    today: pack.day,
    eventsOf: (body) =>
      eventsOf(pack, week).filter((event) =>
        event.kind === 'aspect'
          ? event.a === body || event.b === body
          : 'body' in event && event.body === body,
      ),
    inSign,
    inHouse: (body, houses, phase) =>
      SIGN_NAMES.filter((sign) => own !== undefined && houses.includes(houseOf(sign, own))).flatMap(
        (sign) => inSign(body, sign, phase),
      ),
    enters: (body, sign, way) =>
      moves.filter((move) => move.body === body && (way === 'to' ? move.sign : move.from) === sign),
    aspect: (a, b, among) => aspectDays(pack, week, [a, b], among),
    phase: (phases) => phaseDays(pack, week, phases),
    phaseSigns: (phase) => quartersOf(pack, week).filter((quarter) => quarter.phase === phase),
    retrograde: (body) => retrogradeOf(pack, body),
    turns: (body, way) => turnsOf(pack, week, body, way),
    eclipses: (of) =>
      eventsOf(pack, week).filter(
        (event): event is Eclipse =>
          event.kind === 'eclipse' && (of === undefined || event.of === of),
      ),
    degrees: (body) => degreesOf(pack, body),
    all: allDated(pack, week),
  };
}

/** The last new or full Moon, which the angle tells without its day. */
export function lastMain(pack: Pick<Sky, 'moon'>): QuarterName {
  return pack.moon.angle < 180 ? 'luna nueva' : 'luna llena';
}

/** The next quarter of a name after the day; today's own counts as none. */
export function isNextMain(pack: Pick<Sky, 'moon'>, phase: MoonPhaseName): boolean {
  const [next] = pack.moon.nextQuarters;
  const main = pack.moon.nextQuarters.find(({ phase: name }) => name.startsWith('luna'));
  return next?.phase === phase || main?.phase === phase;
}
