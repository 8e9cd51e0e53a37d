import type { CompatibilityPoint } from '@sibila/domain/compatibility/compatibility';
import type { RulerTie } from '@sibila/domain/compatibility/rulers';
import { SIGN_TRAITS } from '@sibila/domain/compatibility/sign-traits';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';
import type { Choose } from '../tarot/chooser.ts';
import { capital, fill } from '../tarot/grammar.ts';
import {
  NO_TIES,
  RULER_LEADS,
  RULER_TEXTS,
  SAME_RULER,
  SECOND_RULER,
  TIE_CLAUSES,
} from './rulers.ts';
import { TIE_SUMS } from './sums.ts';

export type RulersPoint = Extract<CompatibilityPoint, { kind: 'rulers' }>;

/** How the bodies are called; the Sun first, as the keys of pairs have them. */
export const BODY_NAMES: Readonly<Record<BodyName, string>> = {
  Sun: 'Sol',
  Moon: 'Luna',
  Mercury: 'Mercurio',
  Venus: 'Venus',
  Mars: 'Marte',
  Jupiter: 'Júpiter',
  Saturn: 'Saturno',
  Uranus: 'Urano',
  Neptune: 'Neptuno',
  Pluto: 'Plutón',
};
const ARTICLES: Readonly<Partial<Record<BodyName, string>>> = { Sun: 'el ', Moon: 'la ' };
const BODY_ORDER = Object.keys(BODY_NAMES);

/** A body inside a sentence: «la Luna», «Marte». */
const spoken = (body: BodyName): string => `${ARTICLES[body] ?? ''}${BODY_NAMES[body]}`;

const NUMBER_WORDS: Readonly<Record<number, string>> = {
  0: 'cero',
  2: 'dos',
  4: 'cuatro',
  6: 'seis',
  10: 'diez',
  14: 'catorce',
};

/** The size of a delta, whatever its sign: «dos puntos»; the large ones in digits. */
export function pointsInWords(delta: number): string {
  const size = Math.abs(delta);
  return `${NUMBER_WORDS[size] ?? size} puntos`;
}

const rulerOf = (sign: SignName): string => {
  const { ruler, modernRuler } = SIGN_TRAITS[sign];
  const modern = modernRuler ? ` (y ${spoken(modernRuler)}, entre los modernos)` : '';
  return spoken(ruler) + modern;
};

function clause(tie: RulerTie, choose: Choose): string {
  switch (tie.tie) {
    case 'exaltation':
    case 'fall':
      return fill(choose<string>(TIE_CLAUSES[tie.tie]), {
        b: spoken(tie.body),
        s: tie.sign,
      });
    case 'sect':
      return choose<string>(TIE_CLAUSES[tie.sect]);
    case 'octave':
      return fill(choose<string>(TIE_CLAUSES.octave), {
        m: spoken(tie.modern),
        s: tie.sign,
        deb: `de ${spoken(tie.body)}`,
      });
    case 'same':
      return '';
  }
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A clause as it stands inside a sentence: names keep their capital. */
function inside(text: string): string {
  return /^(?:El|La|Los|En|Un|Uno|Ambos)\s/.test(text) ? small(text) : text;
}

/** The clause of each tie, chosen in an order that swapping the signs does not change. */
function clausesOf(ties: readonly RulerTie[], choose: Choose): ReadonlyMap<RulerTie, string> {
  const key = (tie: RulerTie): string => JSON.stringify(tie);
  const ordered = ties.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  return new Map(ordered.map((tie) => [tie, clause(tie, choose)]));
}

function account({ ties, delta }: RulersPoint, choose: Choose): string {
  const [only, second] = ties;
  if (!only) return choose<string>(NO_TIES);
  if (only.tie === 'same') return fill(choose(SAME_RULER), { n: pointsInWords(delta) });
  if (!second) {
    const sums: readonly string[] = TIE_SUMS[delta > 0 ? 'plus' : 'minus'];
    const sum = choose(sums).replace('{n}', pointsInWords(delta));
    return `${capital(clause(only, choose))}; ${sum}.`;
  }
  const clauses = clausesOf(ties, choose);
  const weighed = ties.map((tie, i) => {
    const said = clauses.get(tie) ?? '';
    const side = tie.delta > 0 ? 'a favor' : 'en contra';
    return `${i === 0 ? said : inside(said)} (${NUMBER_WORDS[Math.abs(tie.delta)] ?? ''} ${side})`;
  });
  const rest =
    delta === 0
      ? 'la cuenta queda igual'
      : `quedan ${pointsInWords(delta)} ${delta > 0 ? 'a favor' : 'en contra'}`;
  return `${capital(weighed.join('; '))}: ${rest}.`;
}

const secondRulers = (signs: readonly SignName[]): string[] =>
  [...new Set(signs)].flatMap((s) => {
    const { modernRuler } = SIGN_TRAITS[s];
    return modernRuler ? [fill(SECOND_RULER, { s, m: spoken(modernRuler) })] : [];
  });

/** Who rules both signs, what the rulers say to each other, and what it adds or takes. */
export function rulersText(
  first: SignName,
  second: SignName,
  point: RulersPoint,
  choose: Choose,
): string {
  const [a, b] = point.rulers;
  const key = BODY_ORDER.indexOf(a) <= BODY_ORDER.indexOf(b) ? `${a}-${b}` : `${b}-${a}`;
  const talk = RULER_TEXTS[key];
  if (talk === undefined) throw new RangeError(`no text for the rulers ${key}`);
  const slots = { x: first, y: second, rx: rulerOf(first), ry: rulerOf(second) };
  const parts =
    a === b
      ? [talk, ...secondRulers([first, second])]
      : [fill(choose<string>(RULER_LEADS), slots), talk];
  return [...parts, account(point, choose)].join(' ');
}
