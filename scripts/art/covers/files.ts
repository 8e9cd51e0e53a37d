import { fileURLToPath } from 'node:url';
import { minified, type ArtFile } from '../files.ts';
import { coverSvg, type CoverArt } from './frame.ts';
import { compatibilidad } from './compatibilidad.ts';
import { cuspide } from './cuspide.ts';
import { futhark } from './futhark.ts';
import { invertidas } from './invertidas.ts';
import { luna } from './luna.ts';
import { mercurio } from './mercurio.ts';
import { palma } from './palma.ts';
import { pregunta } from './pregunta.ts';
import { runasInvertidas } from './runas-invertidas.ts';
import { torreMuerte } from './torre-muerte.ts';

/** Where the covers lie, beside the articles that they belong to. */
export const COVERS_DIRECTORY = fileURLToPath(
  new URL('../../../packages/content/blog/covers/', import.meta.url),
);

/** The covers of the articles that come with the product. */
export const COVERS: readonly CoverArt[] = [
  pregunta,
  palma,
  cuspide,
  futhark,
  torreMuerte,
  compatibilidad,
  invertidas,
  runasInvertidas,
  mercurio,
  luna,
];

/** Every cover as a file named like its article. */
export function coverFiles(): ArtFile[] {
  return COVERS.map((art) => ({
    name: `${art.slug}.svg`,
    svg: minified(coverSvg(art), 'cover'),
  }));
}
