import { HOROSCOPE_ZONE } from '@sibila/contracts/horoscope';
import type { SignPage } from '@sibila/contracts/zodiac-pages';
import { SIGN_TEXTS } from '@sibila/content/zodiac/sign-texts';
import { zoneClock } from '@sibila/domain/horoscope/local-day';
import { sunStayOf } from '@sibila/domain/horoscope/sun-stay';
import { signOfSlug } from '@sibila/domain/zodiac/slugs';
import type { Ports } from '../context.ts';
import { DomainError } from '../errors.ts';

const CLOCK = zoneClock(HOROSCOPE_ZONE);

/** What is told of a sign, and the Sun's present or next stay in it. NOT_FOUND for no sign. */
export function readSignPage(
  ctx: { ports: Pick<Ports, 'clock'> },
  input: { sign: string },
): SignPage {
  const sign = signOfSlug(input.sign);
  if (!sign) throw new DomainError('NOT_FOUND');
  const { description, lead, chapters, cusp, reckoning } = SIGN_TEXTS[sign];
  return {
    sign,
    description,
    lead,
    chapters: chapters.map(({ title, body }) => ({ title, body: [...body] })),
    cusp,
    reckoning,
    sun: sunStayOf(sign, ctx.ports.clock.now().getTime(), CLOCK),
  };
}
