import type { RuneField } from './voices/voice.ts';

const FIELDS: Readonly<Record<string, RuneField>> = {
  urd: 'was',
  skuld: 'owed',
  raiz: 'was',
  viento: 'against',
  ayuda: 'help',
  fruto: 'owed',
};

/** Of what a place speaks, by the id of the position; where it says nothing else, of what is. */
export function fieldOf(position: string): RuneField {
  return FIELDS[position] ?? 'is';
}
