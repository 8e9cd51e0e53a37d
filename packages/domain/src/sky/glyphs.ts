import type { SignName } from '../zodiac/signs.ts';
import type { BodyName } from './body-names.ts';

/** Side of the square box every glyph is drawn in. The paths are strokes, never fills. */
export const GLYPH_BOX = 24;

/** How far the strokes of a body glyph reach from the middle of the box, line width left out. */
export const BODY_GLYPH_REACH = 11.32;

/** Path data of the twelve signs. */
export const SIGN_GLYPHS: Readonly<Record<SignName, string>> = {
  Aries: 'M12 21V9M12 9C12 3 4 2 4 8c0 2 1 3 2 4M12 9c0-6 8-7 8-1c0 2-1 3-2 4',
  Tauro: 'M6 15a6 6 0 1 0 12 0a6 6 0 1 0-12 0M4 3c1 5 4 6 8 6s7-1 8-6',
  Géminis: 'M4 3c5 3 11 3 16 0M4 21c5-3 11-3 16 0M8 5v14M16 5v14',
  Cáncer:
    'M4 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 15a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 9c0-6 12-7 17-2M20 15c0 6-12 7-17 2',
  Leo: 'M4 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9.3 12C6 6 9 3 12 3s6 4 4 9c-1 3-2 5-1 7s3 2 4 0',
  Virgo:
    'M4 5c2 0 3 1 3 3v11M7 8c0-2 1-3 2.5-3S12 6 12 8v11M12 8c0-2 1-3 2.5-3S17 6 17 8v9c0 2 1 4 3 4M17 10c3-2 5 0 4 3s-4 5-7 7',
  Libra: 'M3 20h18M3 15h6c-3-2-4-4-4-6a7 7 0 0 1 14 0c0 2-1 4-4 6h6',
  Escorpio:
    'M3 5c2 0 3 1 3 3v11M6 8c0-2 1-3 2.5-3S11 6 11 8v11M11 8c0-2 1-3 2.5-3S16 6 16 8v9c0 2 1 3 3 3h2M19 17l3 3l-3 3',
  Sagitario: 'M4 20L20 4M12 4h8v8M6 11l7 7',
  Capricornio:
    'M3 4c3 0 4 3 4 6v7M7 10c0-4 2-6 4-6s3 2 3 5v8c0 3-1 5-4 5M14 16a3.5 3.5 0 1 1 3 4c-2 0-3-1-3-3',
  Acuario: 'M3 9l4-3l4 3l4-3l4 3l2-2M3 17l4-3l4 3l4-3l4 3l2-2',
  Piscis: 'M6 3c4 5 4 13 0 18M18 3c-4 5-4 13 0 18M4 12h16',
};

/** Path data of the ten bodies. */
export const BODY_GLYPHS: Readonly<Record<BodyName, string>> = {
  Sun: 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M11.5 12a.5 0.5 0 1 0 1 0a.5 0.5 0 1 0-1 0',
  Moon: 'M16 3a9 9 0 1 0 0 18a10 10 0 0 1 0-18Z',
  Mercury:
    'M7.5 11a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 15.5V22M9 19h6M7 3c0 3 2 3.5 5 3.5s5-0.5 5-3.5',
  Venus: 'M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 13v9M8.5 18h7',
  Mars: 'M4 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0M14.5 9.5L20 4M15 4h5v5',
  Jupiter: 'M6 6c2-4 8-3 7 2c-1 4-5 6-8 8h15M17 4v18',
  Saturn: 'M8 2v14M5 6h7M8 11c3-4 8-3 8 1c0 3-3 4-3 7c0 2 2 3 4 1',
  Uranus: 'M9.5 19a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 3v13.5M6 4v8M18 4v8M6 8h12',
  Neptune: 'M5 4v5c0 5 14 5 14 0V4M12 4v17M8 17h8',
  Pluto: 'M7 22V3h6a5 5 0 0 1 0 10H7M7 22h9',
};

/** Path data of the mark of a retrograde body, ℞, in a box of 8 × 12 with its middle at 0 0. */
export const RETROGRADE_MARK = 'M-3 4v-8h3a2.5 2.5 0 0 1 0 5h-3m2.5 0l3.5 4.5m0-4.5l-3.5 4.5';
