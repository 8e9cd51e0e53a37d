import { degreesIn, dignityInWords } from '@sibila/content/chart/chart-words';
import { retrogradeWord } from '@sibila/content/horoscope/words';
import type { Chart } from '@sibila/contracts/chart';
import { ANGLES } from '@sibila/domain/chart/points';
import { BODIES } from '@sibila/domain/sky/body-names';

/** One line of the table that says what the wheel shows. */
export interface TableRow {
  name: string;
  /** Whose glyph stands before the name; null for what has none. */
  body: string | null;
  /** «23° 12′ de Tauro». */
  where: string;
  /** The number of its house; empty where it has none. */
  house: string;
  /** «retrógrado»; empty where it goes forward. */
  motion: string;
  /** «en domicilio»; empty where it has none. */
  dignity: string;
}

const NODE = 'Nodo norte';
const DRAWN: readonly string[] = [
  ...BODIES.map(({ name }) => name),
  NODE,
  ...ANGLES.map(({ name }) => name),
];

function drawnRow(sentence: string): TableRow[] {
  const [name = '', where = '', ...more] = sentence.split(', ');
  if (!DRAWN.includes(name)) return [];
  const house = more.find((part) => part.startsWith('en la casa ')) ?? '';
  return [
    {
      name,
      body: BODIES.find((entry) => entry.name === name)?.body ?? null,
      where: where.replace(/^(?:a|en) /, ''),
      house: house.replace('en la casa ', ''),
      motion: more.find((part) => part.startsWith('retrógrad')) ?? '',
      dignity: '',
    },
  ];
}

/**
 * The rows of a chart that is seen and not kept: the wheel says in its own description where all of
 * it stands, a sentence for each point, and nothing else is known of it here.
 */
export function drawnRows(wheel: string): TableRow[] {
  const words = /<desc[^>]*>([^<]*)<\/desc>/.exec(wheel)?.[1] ?? '';
  const rows = words.replace(/\.$/, '').split('. ').flatMap(drawnRow);
  // The bodies come first, as in every table; the wheel begins with its angles.
  return rows.toSorted((a, b) => DRAWN.indexOf(a.name) - DRAWN.indexOf(b.name));
}

type Placed = Chart['nodes']['true'];

function whereOf({ sign, signs, degree }: Placed): string {
  if (sign === null) return `${signs.join(' o ')}, según la hora`;
  return degree === null ? sign : degreesIn({ sign, degree });
}

const houseOf = ({ house }: Placed) => (house === null ? '' : String(house));

/** The rows of a kept chart, to the minute of arc. */
export function chartRows({ bodies, nodes, angles }: Chart): TableRow[] {
  const none = { body: null, house: '', motion: '', dignity: '' };
  const node = (name: string, placed: Placed): TableRow => ({
    ...none,
    name,
    where: whereOf(placed),
    house: houseOf(placed),
  });
  const risen = angles === null ? [] : [angles.ascendant, angles.midheaven];
  return [
    ...bodies.map((placed) => ({
      name: BODIES.find(({ body }) => body === placed.body)?.name ?? placed.body,
      body: placed.body,
      where: whereOf(placed),
      house: houseOf(placed),
      motion: placed.retrograde === true ? retrogradeWord(placed.body) : '',
      dignity: placed.dignities.map((each) => dignityInWords(each, placed.body)).join(', '),
    })),
    node(`${NODE} (verdadero)`, nodes.true),
    node(`${NODE} (medio)`, nodes.mean),
    ...risen.map((angle, i) => ({ ...none, name: ANGLES[i]?.name ?? '', where: degreesIn(angle) })),
  ];
}
