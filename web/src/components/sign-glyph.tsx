import type { SignName } from '@sibila/domain/zodiac/signs';

/** Strokes in a box of 24 by 24. */
const STROKES: Record<SignName, string> = {
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

/** A sign's glyph in the atlas's line; the name stands beside it, so it says nothing by itself. */
export function SignGlyph({ sign, size = 30 }: { sign: SignName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STROKES[sign]} />
    </svg>
  );
}
