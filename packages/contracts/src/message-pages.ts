import { UNEXPECTED } from './unexpected-error.ts';

// Said by the web app's screens and, where it can't be run or is not asked, by the server's notices.

/** The page at an address that does not exist. */
export const NOT_FOUND_PAGE = {
  /** What its tab says. */
  title: 'Página no encontrada',
  /** In English, as `hint`. */
  heading: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'Esta dirección no figura en el atlas. Quizá cambió de sitio o se escribió a medias.',
} as const;

/** The page in the place of one that broke. */
export const BROKEN_PAGE = { heading: 'Se nubló el cielo', text: UNEXPECTED.message } as const;

/** The ways on from either. */
export const WAYS_ON = { retry: 'Volver a intentarlo', home: 'Volver al inicio' } as const;
