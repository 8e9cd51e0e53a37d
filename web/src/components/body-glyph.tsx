import { BODY_GLYPHS } from '@sibila/domain/sky/glyphs';
import type { BodyName } from '@sibila/domain/sky/body-names';

const isBody = (body: string): body is BodyName => body in BODY_GLYPHS;

/** A body's glyph in the atlas's line; the name stands beside it, so it says nothing by itself. */
export function BodyGlyph({ body, size = 18 }: { body: string; size?: number }) {
  return isBody(body) ? (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={BODY_GLYPHS[body]} />
    </svg>
  ) : null;
}
