import { SIGN_GLYPHS } from '@sibila/domain/sky/glyphs';
import type { SignName } from '@sibila/domain/zodiac/signs';

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
      <path d={SIGN_GLYPHS[sign]} />
    </svg>
  );
}
