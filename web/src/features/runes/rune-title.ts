import type { RuneName } from '@sibila/domain/runes/runes';

/** What the page of a rune is called: a name nobody would know alone says that it is one. */
export const runeTitle = (name: RuneName): string =>
  name === 'Runa en Blanco' ? 'La Runa en Blanco' : `Runa ${name}`;
