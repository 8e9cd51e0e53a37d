import emblems from './art/emblems.svg?no-inline';

/** The emblems in `art/emblems.svg`, each in a box of 48 by 48. */
type EmblemName = 'cards' | 'compass' | 'dawn' | 'hand' | 'scales' | 'stone' | 'sun' | 'wheels';

/** A small engraved emblem; all of them come in one picture, beside the page's code. */
export function Emblem({ name }: { name: EmblemName }) {
  return (
    <svg
      width="52"
      height="52"
      viewBox="0 0 48 48"
      fill="none"
      stroke="#C8A24A"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${emblems}#${name}`} />
    </svg>
  );
}
