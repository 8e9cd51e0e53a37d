import { pageHead } from '../../app/head.ts';
import { breadcrumbs } from '../../app/structured-data.ts';

export const TERMS_TITLE = 'Términos y Condiciones';
export const POLICIES_TITLE = 'Políticas de Privacidad y Cookies';

/** The head of the terms. */
export const termsHead = (origin: string) =>
  pageHead({
    title: TERMS_TITLE,
    description:
      'Qué ofrecemos, quién puede usarlo, los planes y sus precios, la renovación, la cancelación y los reembolsos, y qué pasa si no estamos de acuerdo.',
    origin,
    path: '/terminos',
    jsonLd: [breadcrumbs(origin, [{ name: TERMS_TITLE, path: '/terminos' }])],
  });

/** The head of the policies. */
export const policiesHead = (origin: string) =>
  pageHead({
    title: POLICIES_TITLE,
    description:
      'Qué datos guardamos, para qué, con quién se comparten y cuánto tiempo; cómo descargarlos o borrarlos, y qué cookies usamos y cuánto duran.',
    origin,
    path: '/privacidad',
    jsonLd: [breadcrumbs(origin, [{ name: POLICIES_TITLE, path: '/privacidad' }])],
  });
