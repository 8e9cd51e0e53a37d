import type { ChartPoint } from '../../chart/points.ts';
import type { SignName } from '../../zodiac/signs.ts';
import { isNextMain, lastMain, type Dated } from './known.ts';
import { type Finding, type Look, shared } from './finding.ts';
import {
  type Group,
  type Scene,
  beforeName,
  follower,
  isDenied,
  isNotYet,
  nearest,
  subject,
  wordsBetween,
} from './roles.ts';
import { as, type Token } from './token.ts';
import { wholeWords } from '../../text/whole-words.ts';

const THAT = wholeWords(/\bque\b/);
const JUST_NOW = wholeWords(/\b(?:acaban? de|recien|ya|apenas)\b/);
const AHEAD = wholeWords(/\b(?:hacia|camino|rumbo|faltan?|antes|proxim[oa]|siguiente|acerca)\b/);
const BEHIND = wholeWords(/\b(?:tras|despues|desde|pasad[oa]|ultim[oa])\b/);
const OF_AN_ORB = wholeWords(/\b(?:orbe|distancia|separa[n]?|margen)\b/);

/** How a text places bodies in a sign. */
type Way = 'in' | 'to' | 'from';

const ENTERS =
  /^(?:entr(?:a|an|o|ara|aran|aron|ando|ar|ado)|ingres(?:a|an|o|ara|aron|ando|ar)|ingreso|entrada|llegada|lleg(?:a|an|o|ara|ando|ar|ado)|pas(?:a|an|o|ara|ando|ar)|cambi(?:a|an|o|ara)|mud(?:a|an|o|ara|arse)|adentr(?:a|an|o|ara|arse)|regres(?:a|an|o|ara|ar)|vuelven?|volvera|volvio|retorn(?:a|an|o|ara)|aterriza|debuta|estren(?:a|an|ara|ando)|pisa|traslad(?:a|an|o|ara)|instal(?:a|an|o|ara))$/;
const LEAVES =
  /^(?:sal(?:e|en|io|dra|iendo|ir|ida)|salida|dej(?:a|an|o|ara|ando|ar)|abandon(?:a|an|o|ara|ando|ar)|despid(?:e|en|io|iendo)|despedira|marcha|va|fue|pasa|paso|pasara|cambia)$/;
const CROSSES =
  /^(?:cruz(?:a|an|o|ara|ando)|recorr(?:e|en|io|era|iendo)|transit(?:a|an|o|ara|ando)|atravies(?:a|an)|atraviesa|atravesando|visit(?:a|an|ando)|habit(?:a|an|ando)|ocup(?:a|an|ando)|surc(?:a|an|ando)|pase(?:a|an)|ilumin(?:a|an|ando)|enciende)$/;
const STAYS =
  /^(?:est(?:a|an|ara|aran|uvo)|sig(?:ue|uen)|seguira|permanec(?:e|en|era)|continu(?:a|an|ara)|qued(?:a|an|ara)|anda|va|camin(?:a|an)|brill(?:a|an)|encuentr(?:a|an)|mueven?|hall(?:a|an)|avanza[n]?|transit(?:a|an)|viaj(?:a|an)|luce[n]?|descansa[n]?|vive[n]?|amanece[n]?|trabaj(?:a|an)|pasa[n]?|recorre[n]?|tiene[n]?|hay)$/;
const GERUND = /(?:ando|iendo|yendo)$/;
const IN = new Set(['en', 'por', 'desde', 'dentro', 'sobre', 'bajo', 'entre']);
const SKIPPED =
  /^(?:el|la|los|las|un|signo|constelacion|territorio|tierras|aguas|dominio|campo|terreno|casa|pleno|plena|propio|propia|cardinal|fijo|mutable|grado|grados|ultimo|ultimos|primer|primeros)$/;

interface Lead {
  way: Way;
  /** The token with the preposition, or the verb where there is none. */
  at: number;
  verb: number | undefined;
}

/** The last token before a sign that carries meaning: «en el signo de Tauro» leads with «en». */
function leadIndex(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  for (;;) {
    const text = tokens[at]?.text ?? '';
    if (SKIPPED.test(text)) at -= 1;
    else if (
      text === 'de' &&
      /^(?:signo|constelacion|territorio|tierras|aguas|dominio|grados?|casa)$/.test(
        tokens[at - 1]?.text ?? '',
      )
    )
      at -= 2;
    else break;
  }
  const epithet = /^(?:el|la)$/.test(tokens[at - 1]?.text ?? '') && tokens[at]?.means.is === 'word';
  const prepositionBefore = IN.has(tokens[at - 2]?.text ?? '');
  return epithet && prepositionBefore ? at - 2 : at;
}

/** A verb that fits among the few tokens before one; the search stops at bodies, signs, commas. */
function verbBefore(
  tokens: readonly Token[],
  index: number,
  verb: RegExp,
  reach = 4,
): number | undefined {
  for (let at = index - 1; at >= Math.max(0, index - reach); at -= 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (verb.test(token.text)) return at;
    if (token.means.is === 'sign' || token.means.is === 'body') return undefined;
  }
  return undefined;
}

function fromTo(tokens: readonly Token[], index: number): Lead | undefined {
  const [next, after] = [tokens[index + 1], tokens[index + 2]];
  if (
    tokens[index - 1]?.text === 'de' &&
    /^(?:a|hacia|para)$/.test(next?.text ?? '') &&
    as(after, 'sign')
  ) {
    return { way: 'from', at: index - 1, verb: verbBefore(tokens, index - 1, LEAVES, 6) };
  }
  const before = tokens[index - 2];
  const leads = /^(?:a|hacia)$/.test(tokens[index - 1]?.text ?? '') && as(before, 'sign');
  if (!leads || tokens[index - 3]?.text !== 'de') return undefined;
  return { way: 'to', at: index - 3, verb: verbBefore(tokens, index - 3, ENTERS, 6) };
}

function leadOf(tokens: readonly Token[], index: number): Lead | undefined {
  const double = fromTo(tokens, index);
  if (double !== undefined) return double;
  const at = leadIndex(tokens, index);
  const lead = tokens[at];
  if (lead === undefined) return undefined;
  const { text } = lead;
  // «visto desde tu signo» says where one counts from.
  if (text === 'desde' && as(tokens[index], 'sign')?.own === true) return undefined;
  if (lead.means.is === 'body')
    return at === index - 1 ? { way: 'in', at, verb: undefined } : undefined;
  if (text === 'en' || text === 'a' || text === 'hacia') {
    const enters = verbBefore(tokens, at, ENTERS);
    if (enters !== undefined) return { way: 'to', at, verb: enters };
  }
  if (IN.has(text)) return { way: 'in', at, verb: verbBefore(tokens, at, STAYS, 3) };
  if (text === 'de') return ofSign(tokens, at);
  if (lead.means.is === 'degree') return { way: 'in', at, verb: undefined };
  if (CROSSES.test(text)) return { way: 'in', at, verb: at };
  if (/^(?:estrena|pisa)/.test(text)) return { way: 'to', at, verb: at };
  return /^(?:dej|abandon)/.test(text) ? { way: 'from', at, verb: at } : undefined;
}

const GUEST = /^(?:huesped(?:es)?|invitad[oa]s?|visitantes?|inquilin[oa]s?)$/;

function ofSign(tokens: readonly Token[], at: number): Lead | undefined {
  const before = tokens[at - 1];
  if (before?.means.is === 'degree' || before?.means.is === 'body') {
    return { way: 'in', at, verb: undefined };
  }
  if (GUEST.test(before?.text ?? '')) return { way: 'in', at, verb: undefined };
  const leaves = verbBefore(tokens, at, LEAVES);
  return leaves === undefined ? undefined : { way: 'from', at, verb: leaves };
}

const AFTER_SIGN =
  /^(?:(?:, |hoy )?(?:se (?:mueve|encuentra|halla) |estan? |siguen? |brillan? |hoy )?(?:el|la|tambien)?)$|^,$|^,? ?tu regente ?,? ?(?:el|la)?$/;

/** What may stand between a sign and the body placed in it: «por Virgo anda el Sol». */
const BODY_AFTER =
  /^(?:, )?(?:hoy |ya )?(?:andan? ?|estan? ?|pasan? ?|van? ?|caen? ?|camina ?|siguen? ?|brillan? ?|entran? ?|se mueve ?|cruza ?|transita ?)?(?:el|la|tambien|,)?$|^, (?:el|la)$/;

const CLAUSE_AFTER = /^(?:(?:anda|esta|pasa|va|camina|sigue|brilla|cruza)n? ?)?(?:el|la)?$/;

/** «…y en Tauro la Luna descansa»: the body follows, because a new clause begins before. */
function opened(scene: Scene, lead: Lead, index: number): Group | undefined {
  const { tokens } = scene;
  const before = tokens[lead.at - 1];
  if (before === undefined) return follower(scene, index, AFTER_SIGN);
  const starts = before.means.is === 'comma' || /^(?:y|pero|mientras|hoy)$/.test(before.text);
  return starts && lead.verb === undefined ? follower(scene, index, CLAUSE_AFTER) : undefined;
}

/** The groups that a placement may be about: it must hold for one of them. */
function candidates(scene: Scene, lead: Lead, index: number): Group[] {
  const { tokens, carried } = scene;
  const near = nearest(scene, lead.at + 1);
  const later = opened(scene, lead, index);
  if (later !== undefined) return [later];
  const after = follower(scene, index, BODY_AFTER);
  const fallback = after ?? carried;
  if (near === undefined) return fallback === undefined ? [] : [fallback];
  const between = wordsBetween(tokens, near.last, lead.at);
  const main = subject(scene, lead.at);
  const governed = lead.verb !== undefined && !GERUND.test(tokens[lead.verb]?.text ?? '');
  if (governed && !THAT.test(between)) {
    const own = follower(scene, index, /^(?:el|la)?$/);
    return [main ?? own ?? near];
  }
  const apart = near.object && between.startsWith(',') && main !== undefined && main !== near;
  return apart && !THAT.test(between) ? [near, main] : [near];
}

function daysFor(
  { known, pack }: Look,
  group: Group,
  sign: SignName,
  way: Way,
  text: string,
): Dated[] {
  if (group.natal) return [];
  const bodies: readonly ChartPoint[] = group.object ? group.bodies.slice(-1) : group.bodies;
  const lists = bodies.map((body) => {
    if (way === 'in') return known.inSign(body, sign, group.phase);
    const moves = known.enters(body, sign, way);
    const position = pack.bodies.find((entry) => entry.body === body);
    const justNow = JUST_NOW.test(text) && position?.sign === sign;
    return justNow && position.degree < 2 ? [...moves, { date: known.today }] : moves;
  });
  const quarters = group.phase === undefined ? [] : known.phaseSigns(group.phase);
  const there = quarters.filter((quarter) => quarter.sign === sign);
  const meant = group.phase !== undefined && there.length > 0 && isAround(pack, group, text);
  return [...shared(lists), ...there, ...(meant ? [{ date: known.today }] : [])];
}

/** «camino de la luna llena en Géminis»: true today though it is days away. */
function isAround(pack: Look['pack'], { phase }: Group, text: string): boolean {
  if (phase === undefined) return false;
  if (AHEAD.test(text)) {
    return isNextMain(pack, phase);
  }
  return BEHIND.test(text) && lastMain(pack) === phase;
}

/** At noon, the hour of the positions, which is what a denial denies. */
function standsAtNoon({ pack }: Look, body: ChartPoint, signs: readonly SignName[]): boolean {
  return pack.bodies.some((position) => position.body === body && signs.includes(position.sign));
}

const BIRTH = wholeWords(
  /\b(?:nacid[oa]s?|naciste|nacieron|eres|soy|somos|signo solar|gente|amig[oa]s?|personas?)\b/,
);

function placementAt(look: Look, index: number): Finding | undefined {
  const { scene, own } = look;
  const { tokens } = scene;
  const sign = as(tokens[index], 'sign');
  const lead = leadOf(tokens, index);
  if (sign === undefined || lead === undefined) return undefined;
  const groups = candidates(scene, lead, index);
  if (groups.length === 0) return undefined;
  const text = wordsBetween(tokens, -1, index);
  const [only] = groups;
  if (
    only !== undefined &&
    only.last < lead.at &&
    BIRTH.test(wordsBetween(tokens, only.last, index))
  )
    return undefined;
  const isReaders = (group: Group) => group.natal && group.bodies.every((body) => body === 'Sun');
  const days = groups.flatMap((group) =>
    isReaders(group) && own !== undefined && sign.signs.includes(own)
      ? [{ date: look.known.today }]
      : sign.signs.flatMap((name) => daysFor(look, group, name, lead.way, text)),
  );
  const [first] = sign.signs;
  return {
    kind: lead.way === 'in' ? 'placement' : 'ingress',
    first: Math.min(...groups.map((group) => group.first), lead.at),
    last: index,
    days,
    allDay: groups.every(({ bodies }) =>
      bodies.every((body) => standsAtNoon(look, body, sign.signs)),
    ),
    denied: isDenied(scene, index),
    notYet: isNotYet(scene, index),
    bodies: groups.flatMap(({ bodies }) => bodies),
    ...(first === undefined ? {} : { sign: first }),
  };
}

/** Every body that a segment places in a sign, brings into one or takes out of one. */
export function placements(look: Look): Finding[] {
  return look.scene.tokens.flatMap((_, index) => placementAt(look, index) ?? []);
}

/** The degrees that a segment gives to bodies, and the orbs to aspects. */
export function degrees({ scene, known, pack }: Look): Finding[] {
  const { tokens, carried } = scene;
  return tokens.flatMap((token, index): Finding[] => {
    const degree = as(token, 'degree');
    const group = nearest(scene, index) ?? follower(scene, index, /^.{0,24}$/) ?? carried;
    if (degree === undefined || group === undefined) return [];
    const orb = OF_AN_ORB.test(wordsBetween(tokens, Math.max(-1, index - 6), index));
    const values = orb
      ? pack.aspects.flatMap((fact) => [Math.floor(fact.orb), Math.round(fact.orb)])
      : group.bodies.flatMap((body) => known.degrees(body));
    const days = values.includes(degree.value) ? [{ date: known.today }] : [];
    const first = beforeName(tokens, index);
    return [
      {
        kind: 'degree',
        first,
        last: index,
        days,
        denied: false,
        notYet: false,
        bodies: group.bodies,
      },
    ];
  });
}
