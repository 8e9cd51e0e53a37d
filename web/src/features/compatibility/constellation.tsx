import type { SignName } from '@sibila/domain/zodiac/signs';
import { CONSTELLATIONS } from './constellations.ts';

const LARGEST = 2.6;
const STEP = 0.38;

interface ConstellationProps {
  sign: SignName;
  className: string | undefined;
}

/** A sign's constellation, drawn after its true stars: the brighter, the larger. */
export function Constellation({ sign, className }: ConstellationProps) {
  const { lines, stars } = CONSTELLATIONS[sign];
  return (
    <svg className={className} viewBox="0 0 120 72" aria-hidden="true" focusable="false">
      <path d={lines} fill="none" stroke="var(--gold)" strokeWidth="0.7" opacity="0.75" />
      {stars.map(([x, y, magnitude]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={(LARGEST - magnitude * STEP).toFixed(2)}
          fill="var(--pale)"
        />
      ))}
    </svg>
  );
}
