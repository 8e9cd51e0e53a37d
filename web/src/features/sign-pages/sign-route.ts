import { signSlug } from '@sibila/domain/zodiac/slugs';
import type { SignPage } from '@sibila/contracts/zodiac-pages';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { entryPage, listPage } from '../../app/catalogue-page.ts';
import { catalogueHead, entryHead } from '../../app/entry-head.ts';
import { FAMILIES } from '../../lib/families.ts';

/** The page of a sign. Without the horoscope of today there is a page still. */
export const SIGN = entryPage({
  family: FAMILIES.sign,
  slugOf: ({ signo }: { signo: string }) => signo,
  ask: (utils, sign) => utils.zodiac.sign.ensureData({ sign }),
  kept: (utils, sign) => utils.zodiac.sign.getData({ sign }),
  headOf,
  prepare: ({ utils }, _, sign) => utils.horoscope.day.prefetch({ sign }),
});

function headOf({ sign, description }: SignPage, origin: string) {
  const slug = signSlug(sign);
  return entryHead(
    {
      family: FAMILIES.sign,
      name: sign,
      slug,
      title: `Horóscopo de ${sign} hoy y carácter del signo`,
      description,
      image: `/compartir/signo/${slug}.png`,
      imageAlt: `El signo de ${sign} en medio de la rueda del zodíaco`,
    },
    origin,
  );
}

/** The page of all signs. */
export const SIGNS = listPage((origin) =>
  catalogueHead(
    {
      family: FAMILIES.sign,
      title: 'Horóscopo de hoy de los doce signos',
      description:
        'El horóscopo de hoy de cada signo del zodíaco, escrito con el cielo calculado del día, y el carácter de los doce: fechas, elemento, modalidad y regente.',
      entries: SIGN_NAMES.map((name) => ({ name, slug: signSlug(name) })),
    },
    origin,
  ),
);
