import {
  aboutInWords,
  degreesIn,
  dignityInWords,
  pointName,
} from '@sibila/content/chart/chart-words';
import { retrogradeWord } from '@sibila/content/horoscope/words';
import type { Chart, ChartSketch } from '@sibila/contracts/chart';
import { ANGLES } from '@sibila/domain/chart/points';

/** One line of the table that says what the wheel shows. */
export interface TableRow {
  name: string;
  /** Whose glyph stands before the name; null for what has none. */
  body: string | null;
  /** «23° 12′ de Tauro»; without an hour «hacia 23° de Tauro». */
  where: string;
  /** The number of its house; empty where it has none. */
  house: string;
  /** «retrógrado»; empty where it goes forward. */
  motion: string;
  /** «en domicilio»; empty where it has none. */
  dignity: string;
}

const NODE = 'Nodo norte';

type ChartBody = Chart['bodies'][number];
type Placed = Omit<ChartSketch['bodies'][number], 'body' | 'retrograde'>;

function whereOf({ sign, signs, degree, house }: Placed): string {
  if (sign === null) return `${signs.join(' o ')}, según la hora`;
  if (degree === null) return sign;
  return house === null ? `${aboutInWords(degree)} de ${sign}` : degreesIn({ sign, degree });
}

const houseOf = ({ house }: Placed) => (house === null ? '' : String(house));

/** What of a chart stands in the table: dignities only where it is kept. */
type Shown = Pick<ChartSketch, 'nodes' | 'angles'> & {
  bodies: readonly (ChartSketch['bodies'][number] & Partial<Pick<ChartBody, 'dignities'>>)[];
};

/** The rows of a chart, kept or only seen: to the minute of arc, or to the degree without an hour. */
export function chartRows({ bodies, nodes, angles }: Shown): TableRow[] {
  const none = { body: null, house: '', motion: '', dignity: '' };
  const node = (name: string, placed: Placed, motion: string): TableRow => ({
    ...none,
    name,
    where: whereOf(placed),
    house: houseOf(placed),
    motion,
  });
  const risen = angles === null ? [] : [angles.ascendant, angles.midheaven];
  return [
    ...bodies.map(({ body, retrograde, dignities = [], ...placed }) => ({
      name: pointName(body),
      body,
      where: whereOf(placed),
      house: houseOf(placed),
      motion: retrograde === true ? retrogradeWord(body) : '',
      dignity: dignities.map((each) => dignityInWords(each, body)).join(', '),
    })),
    node(`${NODE} (verdadero)`, nodes.true, ''),
    // By its formula the mean node always goes backwards; the true one sways.
    node(`${NODE} (medio)`, nodes.mean, 'retrógrado'),
    ...risen.map((angle, i) => ({ ...none, name: ANGLES[i]?.name ?? '', where: degreesIn(angle) })),
  ];
}
