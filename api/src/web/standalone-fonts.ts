import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { webFolder } from './load-web.ts';

const FONTS = [
  { family: 'Alegreya', style: 'normal', weight: 400, name: 'alegreya-latin-400-normal' },
  { family: 'Alegreya', style: 'italic', weight: 400, name: 'alegreya-latin-400-italic' },
  { family: 'Alegreya Sans', style: 'normal', weight: 400, name: 'alegreya-sans-latin-400-normal' },
  { family: 'Alegreya Sans', style: 'normal', weight: 700, name: 'alegreya-sans-latin-700-normal' },
] as const;

const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** CSS that names the product's own letters, as the web app was built with them; none where it was not. */
export function fontFaces(folder = webFolder()): string {
  const path = join(folder, 'client/.vite/manifest.json');
  if (!existsSync(path)) return '';
  const chunks = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  return FONTS.flatMap(({ family, style, weight, name }) => {
    const key = Object.keys(chunks).find((source) => source.endsWith(`/${name}.woff2`));
    const file = key === undefined ? undefined : chunks[key]?.file;
    if (file === undefined) return [];
    const source = `src:url('/${file}') format('woff2')`;
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;${source}}`;
  }).join('\n');
}
