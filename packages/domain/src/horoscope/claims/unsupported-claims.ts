import type { ChartPoint } from '../../chart/points.ts';
import type { SignName } from '../../zodiac/signs.ts';
import type { FactsPack } from '../facts.ts';
import type { WeekAhead } from '../week.ts';
import type { ClaimKind, Finding, Look } from './finding.ts';
import { hosts } from './hosts.ts';
import { houses } from './houses.ts';
import { type Dated, knownFrom } from './known.ts';
import { motions } from './motions.ts';
import { phases } from './phases.ts';
import { degrees, placements } from './placements.ts';
import { readSegments, rulesFor, type Segment } from './read.ts';
import { relations } from './relations.ts';
import { type Group, groupsOf } from './roles.ts';
import type { Rule } from './rule.ts';
import { rulers, withRulers } from './rulers.ts';
import { as, type Token } from './token.ts';

/** Who reads the text, and the week that it may speak of beside the day. */
export interface ClaimOptions {
  sign?: SignName;
  week?: WeekAhead;
}

/** A claim that the facts don't bear out: the words that make it, and of what kind it is. */
export interface UnsupportedClaim {
  claim: string;
  kind: ClaimKind;
}

/** A claim of a text about the sky, and whether the facts bear it out. */
interface Claim extends UnsupportedClaim {
  sentence: string;
  bodies: readonly ChartPoint[];
  sign?: SignName;
  denied: boolean;
  supported: boolean;
}

/** Words away from a claim within which «mañana» is taken to date it. */
const NEAR = 3;

function outsiders({ scene }: Look): Finding[] {
  return scene.tokens.flatMap((token, index): Finding[] => {
    const outside = as(token, 'outside');
    if (outside === undefined) return [];
    return [
      {
        kind: outside.what,
        first: index,
        last: index,
        days: [],
        denied: false,
        notYet: false,
        bodies: [],
      },
    ];
  });
}

function findingsIn(look: Look): Finding[] {
  const finders = [
    placements,
    hosts,
    relations,
    phases,
    motions,
    houses,
    rulers,
    degrees,
    outsiders,
  ];
  return finders.flatMap((find) => find(look));
}

function datesOf(tokens: readonly Token[]) {
  return tokens.flatMap((token, index) => {
    const date = as(token, 'date');
    return date === undefined ? [] : [{ ...date, index }];
  });
}

type Date_ = ReturnType<typeof datesOf>[number];

function holds(finding: Finding, dates: readonly Date_[], today: string): boolean {
  const now = finding.days.some(({ date }) => date === today);
  if (finding.denied) return finding.notYet || !now || finding.allDay === false;
  return now || finding.days.some(({ date }) => dates.some(({ test }) => test(date)));
}

function isBy(tokens: readonly Token[], { first, last }: Finding, index: number): boolean {
  if (index >= first && index <= last) return true;
  const [from, to] = index < first ? [index, first] : [last, index];
  return to - from <= NEAR && !tokens.slice(from, to).some(({ means }) => means.is === 'comma');
}

/** Dates that nothing in the sentence bears out; where it claims nothing, any day of the facts will do. */
function strayDates({ scene, known }: Look, findings: readonly Finding[]): Token[] {
  const { tokens } = scene;
  const told = findings.filter(
    ({ denied, kind }) => !denied && kind !== 'ruler' && kind !== 'house',
  );
  const days: readonly Dated[] =
    told.length === 0
      ? known.all
      : told.flatMap((finding) => [...finding.days, ...(finding.marks ?? [])]);
  return datesOf(tokens).flatMap(({ index, test, today, strict }) => {
    if (today || (!strict && !told.some((finding) => isBy(tokens, finding, index)))) return [];
    return days.some(({ date }) => test(date)) ? [] : (tokens[index] ?? []);
  });
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

const INSTANTS: readonly ClaimKind[] = ['ingress', 'phase', 'motion', 'eclipse'];

/** Clock times that are those of nothing told in the sentence, or of nothing in the facts. */
function strayTimes({ scene, known, pack }: Look, findings: readonly Finding[]): Token[] {
  const { tokens } = scene;
  const dates = datesOf(tokens);
  const meant = ({ date }: Dated) =>
    date === pack.day || dates.some(({ test, today }) => !today && test(date));
  const told = findings.flatMap(({ days, marks }) => [...days, ...(marks ?? [])]);
  const timesOf = (days: readonly Dated[]) =>
    days.flatMap((day) => (day.time !== undefined && meant(day) ? [minutes(day.time)] : []));
  const silent = scene.groups
    .flatMap(({ bodies }) => bodies)
    .filter((body) => !findings.some(({ bodies }) => bodies.includes(body)));
  const own = [...timesOf(told), ...timesOf(silent.flatMap((body) => known.eventsOf(body)))];
  const allowed = own.length > 0 ? own : timesOf(known.all);
  const instants = timesOf(
    findings.filter(({ kind }) => INSTANTS.includes(kind)).flatMap(({ days }) => days),
  );
  return tokens.filter((token) => {
    const part = as(token, 'part');
    if (part !== undefined) {
      return instants.length > 0 && !instants.some((at) => at >= part.from && at <= part.to);
    }
    const time = as(token, 'time');
    if (time === undefined) return false;
    return !allowed.some((at) =>
      time.minutes.some((said) => said === at || (time.whole && said === Math.floor(at / 60) * 60)),
    );
  });
}

function claimsOf(segment: Segment, look: Look): Claim[] {
  const { tokens } = segment;
  const findings = findingsIn(look);
  const dates = datesOf(tokens);
  const claim = { claim: segment.text, sentence: segment.sentence };
  const stray = (kind: ClaimKind): Claim => ({
    ...claim,
    kind,
    bodies: [],
    denied: false,
    supported: false,
  });
  return [
    ...findings.map(({ kind, bodies, sign, denied, ...rest }) => ({
      ...claim,
      kind,
      bodies,
      denied,
      ...(sign === undefined ? {} : { sign }),
      supported: holds({ kind, bodies, denied, ...rest }, dates, look.known.today),
    })),
    ...strayDates(look, findings).map(() => stray('date')),
    ...strayTimes(look, findings).map(() => stray('time')),
  ];
}

/** Every claim about the sky that a Spanish text makes, with what the facts say to it. */
export function claimsIn(text: string, pack: FactsPack, options: ClaimOptions = {}): Claim[] {
  const { sign: own, week } = options;
  const known = knownFrom(pack, { week, own });
  return claimsRead(text, rulesFor(pack.day, own), { known, pack, own });
}

/** The claims of a text whose words are read by rules, against what is known. */
export function claimsRead(
  text: string,
  rules: readonly Rule[],
  look: Omit<Look, 'scene'>,
): Claim[] {
  let carried: Group | undefined;
  return readSegments(text, rules).flatMap((read) => {
    const segment = { ...read, tokens: withRulers(read.tokens) };
    const groups = groupsOf(segment.tokens);
    const scene = { tokens: segment.tokens, groups, carried };
    const claims = claimsOf(segment, { ...look, scene });
    carried = groups.findLast(({ object }) => !object) ?? groups.at(-1) ?? carried;
    return claims;
  });
}

/**
 * The claims of a Spanish text about signs, aspects, phases, retrogrades, houses, eclipses, degrees,
 * dates and times that a day's facts don't bear out; a body that the facts don't know is one.
 * Houses are counted from `sign`; days to come are known if `week` is given.
 */
export function unsupportedClaims(
  text: string,
  pack: FactsPack,
  options: ClaimOptions = {},
): UnsupportedClaim[] {
  return claimsIn(text, pack, options)
    .filter(({ supported }) => !supported)
    .map(({ claim, kind }) => ({ claim, kind }));
}
