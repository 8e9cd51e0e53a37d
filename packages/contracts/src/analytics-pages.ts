/** Pages whose address says nothing about who looks at them; those of mailed links are not counted. */
const PAGES: readonly RegExp[] = [
  /^\/(?:blog|soporte|terminos|privacidad|carta-astral|auth|login|forgot-password|profile)?$/,
  /^\/(?:blog|horoscopo|tarot|runas|compatibilidad)\/[a-z0-9-]{1,100}$/,
];

/** Whether a visit to this path may be counted. Knows paths alone: no query and no fragment. */
export const isCountedPage = (path: string): boolean => PAGES.some((page) => page.test(path));
