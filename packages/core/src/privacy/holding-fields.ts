import { longDay, readerName } from './page-text.ts';
import type { Field } from './holding.ts';

export const OWNER: Field = { omitted: 'Tu identificador figura una vez, en tus datos.' };
export const MACHINE: Field = {
  omitted: 'Los datos internos de nuestras máquinas no hablan de ti.',
};
export const KEY: Field = {
  omitted: 'Las claves de tus sesiones y enlaces no se incluyen: quien las viera podría usarlas.',
};
export const DIGEST: Field = {
  omitted: 'Las huellas con las que reconocemos una petición repetida no contienen texto.',
};
export const TYPE = said('Tipo', {
  tarot: 'Tarot',
  palm: 'Palma',
  runes: 'Runas',
  compatibility: 'Compatibilidad',
  chart: 'Carta astral',
});
export const READING = { id: 'Identificador', createdAt: 'Fecha', userId: OWNER } as const;
export const READER: Field = { label: 'Escrita por', say: readerName };
export const DAY = (label: string): Field => ({ label, say: longDay });

/** A column whose values stand for Spanish words. */
export function said(label: string, words: Record<string, string>): Field {
  return { label, say: (value) => words[value] ?? value };
}
