import { linkOptions } from '@tanstack/react-router';
import { arcanumSlug } from '@sibila/content/tarot/slugs';
import type { ArcanumName } from '@sibila/domain/tarot/cards';

/** The page of an arcanum. */
export const toArcanum = (name: ArcanumName) =>
  linkOptions({ to: '/tarot/$arcano', params: { arcano: arcanumSlug(name) } });
