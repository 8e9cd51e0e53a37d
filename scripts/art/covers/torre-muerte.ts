import { GOLD, NIGHT, PALE, contour, hair, line, polar, star, star4 } from '../engraving.ts';
import { laMuerte } from '../cards/13-la-muerte.ts';
import { laTorre } from '../cards/16-la-torre.ts';
import { circle, fill, skyRings, spokes } from '../figures-c.ts';
import { scoped, set, strewn, type CoverArt } from './frame.ts';

/** A card's scene in a window of its own, about its middle: 260 × 404. */
function pane(prefix: string, scene: string): string {
  let ticks = '';
  for (let i = 0; i <= 42; i++) {
    const y = 56 + i * 9.6;
    ticks += line(10, y, i % 5 ? 15 : 20, y) + line(290, y, i % 5 ? 285 : 280, y);
  }
  return (
    `<clipPath id="${prefix}-pane"><rect x="20" y="56" width="260" height="404"/></clipPath>` +
    `<g transform="translate(-150 -258)"><rect x="10" y="46" width="280" height="424" rx="6" fill="${NIGHT}"/>` +
    `<g clip-path="url(#${prefix}-pane)"><rect x="20" y="56" width="260" height="404" fill="#131A3A"/>${scoped(prefix, scene)}</g>` +
    `${hair(ticks, 0.75)}<rect x="20" y="56" width="260" height="404" fill="none" stroke="${GOLD}"/>` +
    `<rect x="10" y="46" width="280" height="424" rx="6" fill="none" stroke="${GOLD}" stroke-width="2"/></g>`
  );
}

/** The star between the two, where their nets of lines meet. */
function middle(): string {
  let blades = '';
  for (let i = 0; i < 16; i++) {
    const angle = (Math.PI * i) / 8;
    blades += line(...polar(600, 315, 58, angle), ...polar(600, 315, i % 2 ? 72 : 92, angle));
  }
  return (
    contour(circle(600, 315, 54), NIGHT) +
    hair(
      circle(600, 315, 46) + spokes([600, 315], 46, (i) => (i % 6 ? 50 : 54), 72) + blades,
      0.85,
    ) +
    contour(star(600, 315, 40, 8, 0.4), '#131A3A') +
    fill(star4(600, 315, 24), PALE)
  );
}

const scene = (): string =>
  skyRings(600, 315, 110, 760) +
  hair(spokes([600, 315], 110, 760, 64), 0.14) +
  strewn(21, 90, (x, y) => Math.hypot(x - 600, y - 315) < 110) +
  set(pane('tower', laTorre.scene()), 318, 315, 1.24) +
  set(pane('rider', laMuerte.scene()), 882, 315, 1.24) +
  middle();

export const torreMuerte: CoverArt = {
  slug: 'la-torre-y-la-muerte-sin-miedo',
  description:
    'Dos ventanas abiertas a la noche. En una, un rayo arranca la corona de una torre; en la otra, un esqueleto con armadura cabalga despacio hacia un sol entre dos torres.',
  scene,
};
