import { SIGN_NAMES, type SignName } from './signs.ts';

/** A sign's name as it stands in addresses: lower case, without accents. */
export function signSlug(sign: SignName): string {
  return sign.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

const BY_SLUG = new Map(SIGN_NAMES.map((sign) => [signSlug(sign), sign]));

/** Reads a slug back; null for a word that is no sign. */
export function signOfSlug(slug: string): SignName | null {
  return BY_SLUG.get(slug) ?? null;
}
