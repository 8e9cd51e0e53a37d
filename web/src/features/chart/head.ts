import { PRODUCT_NAME } from '@sibila/contracts/product';
import { pageHead } from '../../app/head.ts';
import { jsonLd, trail } from '../blog/head.ts';

const PATH = '/carta-astral';
const TITLE = 'Carta astral';

/** The head of the page on which birth charts are made. */
export function chartHead(origin: string) {
  const head = pageHead({
    title: TITLE,
    description:
      'Tu carta astral gratis y calculada al minuto de arco: la rueda de tu nacimiento, tu Sol, tu Luna y tu Ascendente explicados en buen español, y de dónde sale cada número.',
    origin,
    path: PATH,
  });
  const steps = trail(origin, [
    [PRODUCT_NAME, '/'],
    [TITLE, PATH],
  ]);
  return { ...head, meta: [...head.meta, jsonLd(steps)] };
}
