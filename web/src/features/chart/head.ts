import { pageHead } from '../../app/head.ts';
import { breadcrumbs } from '../../app/structured-data.ts';

const PATH = '/carta-astral';
const TITLE = 'Carta astral';

/** The head of the page on which birth charts are made. */
export const chartHead = (origin: string) =>
  pageHead({
    title: TITLE,
    description:
      'Tu carta astral gratis, calculada al minuto de arco: la rueda de tu nacimiento, tu Sol, tu Luna y tu Ascendente explicados, y de dónde sale cada número.',
    origin,
    path: PATH,
    jsonLd: [breadcrumbs(origin, [{ name: TITLE, path: PATH }])],
  });
