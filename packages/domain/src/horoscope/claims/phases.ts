import type { MoonPhaseName } from '../../sky/body-names.ts';
import type { Finding, Look } from './finding.ts';
import { isNextMain, lastMain, type Dated } from './known.ts';
import { isDenied, isNotYet, wordsBetween } from './roles.ts';
import { as, type Token } from './token.ts';
import { wholeWords } from '../../text/whole-words.ts';

const AHEAD = wholeWords(
  /\b(?:hacia|camino|rumbo|faltan?|antes|proxim[oa]|siguiente|acerca|cerca|visperas?|prepara|punto|espera)\b/,
);
const BEHIND = wholeWords(/\b(?:tras|despues|desde|pasad[oa]|ultim[oa]|reciente|paso|dejo)\b/);
const GENERAL = wholeWords(/\b(?:cada|toda|como|alguna|otra)$/);
const LIGHT = wholeWords(/\b(?:ilumina\w*|luz|disco|visible|brill\w*|cara)\b/);

function phasesOf(token: Token | undefined): readonly MoonPhaseName[] | undefined {
  const body = as(token, 'body');
  if (body !== undefined) return body.phase === undefined ? undefined : [body.phase];
  return as(token, 'phase')?.phases;
}

function daysOf({ pack, known }: Look, named: readonly MoonPhaseName[], around: string): Dated[] {
  const days = known.phase(named);
  const [phase] = named;
  const now = { date: known.today };
  if (phase === undefined || named.length > 1) return days;
  if (AHEAD.test(around) && isNextMain(pack, phase)) return [now, ...days];
  const last = pack.moon.lastQuarter?.phase === phase || lastMain(pack) === phase;
  return BEHIND.test(around) && last ? [now, ...days] : days;
}

function lightAt({ scene, pack, known }: Look, index: number): Finding | undefined {
  const { tokens } = scene;
  const percent = as(tokens[index], 'percent');
  if (percent === undefined || !LIGHT.test(wordsBetween(tokens, -1, tokens.length)))
    return undefined;
  const holds = Math.abs(percent.value - pack.moon.illumination * 100) <= 1;
  return {
    kind: 'illumination',
    first: index,
    last: index,
    days: holds ? [{ date: known.today }] : [],
    denied: false,
    notYet: false,
    bodies: ['Moon'],
  };
}

/** Every phase of the Moon that a segment speaks of, its light, and eclipses. */
export function phases(look: Look): Finding[] {
  const { scene, known } = look;
  const { tokens } = scene;
  return tokens.flatMap((token, index): Finding[] => {
    const place = {
      first: index,
      last: index,
      denied: isDenied(scene, index),
      notYet: isNotYet(scene, index),
    };
    const eclipse = as(token, 'eclipse');
    if (eclipse !== undefined) {
      return [
        {
          kind: 'eclipse',
          ...place,
          days: known.eclipses(eclipse.of),
          bodies: [eclipse.of ?? 'Moon'],
        },
      ];
    }
    const named = phasesOf(token);
    const around = wordsBetween(tokens, Math.max(-1, index - 7), index);
    if (named !== undefined && !GENERAL.test(around)) {
      return [{ kind: 'phase', ...place, days: daysOf(look, named, around), bodies: ['Moon'] }];
    }
    const light = lightAt(look, index);
    return light === undefined ? [] : [light];
  });
}
