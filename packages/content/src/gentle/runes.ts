import type { Caution } from '@sibila/domain/safety/question';
import type { Sorrow } from '@sibila/domain/safety/sorrow';
import type { CastRune } from '@sibila/domain/runes/runes';
import type { Choose } from '../tarot/chooser.ts';
import { fill } from '../runes/spoken.ts';
import { composeGently } from './compose.ts';
import { RUNE_IMAGES } from './images.ts';

const LEADS: Readonly<Record<string, string>> = {
  odin: 'Sobre el paño está {c+}.',
  urd: 'En el lugar de Urd, lo que fue, está {c+}.',
  verdandi: 'En el lugar de Verdandi, lo que está siendo, está {c+}.',
  skuld: 'En el lugar de Skuld, que aquí no anuncia nada, está {c+}.',
  centro: 'En el centro está {c+}.',
  raiz: 'En la raíz está {c+}.',
  viento: 'En el lugar del viento en contra está {c+}.',
  ayuda: 'En el lugar de la ayuda está {c+}.',
  fruto: 'En el lugar del fruto, que aquí no anuncia nada, está {c+}.',
};
const OPEN: readonly string[] = [
  'Primero sale {c+}.',
  'Al lado está {c+}.',
  'Después viene {c+}.',
  'También acompaña {c+}.',
  'Cerca queda {c+}.',
  'Se suma {c+}.',
  'A continuación sale {c+}.',
  'Más allá está {c+}.',
  'Junto a esa piedra va {c+}.',
  'Por último llega {c+}.',
];

interface GentleCast {
  runes: readonly CastRune[];
  positions: readonly string[];
  question: string;
  sorrow: Sorrow;
  cautions: readonly Caution[];
  isUrgent: boolean;
  choose: Choose;
}

/** A cast told to somebody in sorrow. */
export function tellGently({ runes, positions, ...told }: GentleCast): string[][] {
  const drawn = runes.map((c, index) => {
    const lead = LEADS[positions[index] ?? ''] ?? OPEN[index] ?? '';
    return `${fill(lead, { c })} ${RUNE_IMAGES[c.rune] ?? ''}`;
  });
  return composeGently({ ...told, drawn });
}
