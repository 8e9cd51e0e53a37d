import { linkOptions } from '@tanstack/react-router';
import { runeSlug } from '@sibila/content/runes/slugs';
import { RUNE_NAMES, type RuneName } from '@sibila/domain/runes/runes';

const AETT_SIZE = 8;
const AETTS = ['El grupo de Freyr', 'El grupo de Hagal', 'El grupo de Tyr', 'Añadida en 1982'];

/** The page of a rune. */
export const toRune = (name: RuneName) =>
  linkOptions({ to: '/runas/$runa', params: { runa: runeSlug(name) } });

/** The runes in their order, by the groups that tradition makes of them. */
export const RUNE_GROUPS: readonly { name: string; members: readonly RuneName[] }[] = AETTS.map(
  (name, i) => ({ name, members: RUNE_NAMES.slice(i * AETT_SIZE, (i + 1) * AETT_SIZE) }),
);
