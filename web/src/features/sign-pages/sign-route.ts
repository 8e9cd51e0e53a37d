import { signSlug } from '@sibila/domain/zodiac/slugs';
import type { SignPage } from '@sibila/contracts/zodiac-pages';
import { pageHead } from '../../app/head.ts';
import type { RouterContext } from '../../app/router.tsx';
import { breadcrumbs } from '../../app/structured-data.ts';
import { found, missingHead } from './found.ts';

/** Without the horoscope of today there is a page still. */
async function load({ utils }: RouterContext, { signo }: { signo: string }): Promise<void> {
  await found(utils.zodiac.sign.ensureData({ sign: signo }));
  await utils.horoscope.day.prefetch({ sign: signo });
}

function head({ utils, origin }: RouterContext, { signo }: { signo: string }) {
  const page = utils.zodiac.sign.getData({ sign: signo });
  return page ? headOf(page, origin) : missingHead(origin, `/horoscopo/${signo}`);
}

/** The page of a sign. */
export const PAGE = { load, head };

function headOf({ sign, description }: SignPage, origin: string) {
  const slug = signSlug(sign);
  const path = `/horoscopo/${slug}`;
  return pageHead({
    title: `${sign}: horóscopo de hoy y carácter del signo`,
    description,
    origin,
    path,
    image: `/compartir/signo/${slug}.png`,
    jsonLd: [
      breadcrumbs(origin, [
        { name: 'Horóscopo diario', path: '/#horoscopo' },
        { name: sign, path },
      ]),
    ],
  });
}
