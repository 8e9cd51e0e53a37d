import type { SignName } from '@sibila/domain/zodiac/signs';
import type { SignText } from './sign-text.ts';
import { AUTUMN_SIGNS } from './signs/autumn.ts';
import { SPRING_SIGNS } from './signs/spring.ts';
import { SUMMER_SIGNS } from './signs/summer.ts';
import { WINTER_SIGNS } from './signs/winter.ts';

/** What the page of each sign says of it. */
export const SIGN_TEXTS: Readonly<Record<SignName, SignText>> = {
  ...SPRING_SIGNS,
  ...SUMMER_SIGNS,
  ...AUTUMN_SIGNS,
  ...WINTER_SIGNS,
};
