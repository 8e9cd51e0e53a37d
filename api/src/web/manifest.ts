import { PRODUCT_NAME } from '@sibila/contracts/product';
import { packedContent } from '../http/packed.ts';

const NIGHT = '#0B1026';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({ name, url });

const MANIFEST = JSON.stringify({
  id: '/',
  name: `${PRODUCT_NAME}: astrología, tarot y runas`,
  short_name: PRODUCT_NAME,
  description:
    'Horóscopo diario, tarot, runas, palma y compatibilidad: el cielo calculado al minuto de arco y lecturas escritas para ti.',
  lang: 'es',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: NIGHT,
  theme_color: NIGHT,
  categories: ['lifestyle', 'entertainment'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('Horóscopo', '/#horoscopo'),
    shortcut('Tarot', '/#tarot'),
    shortcut('Mis lecturas', '/profile'),
  ],
});

/** Tells browsers how the product is installed. */
export const manifest = packedContent(MANIFEST, {
  'Content-Type': 'application/manifest+json; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
});
