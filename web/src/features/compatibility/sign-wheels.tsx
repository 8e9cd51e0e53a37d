import type { CSSProperties, ReactNode } from 'react';
import { SIGN_GLYPHS } from '@sibila/domain/sky/glyphs';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import classes from './sign-wheels.module.css';

const WIDTH = 720;
const HEIGHT = 320;
const MIDDLE = HEIGHT / 2;
const RIM = 190;
const GLYPH_RING = 152;
const HUB = 112;
/** Half of the gap between the rims, where the number stands. */
const GAP = 92;
const SIGN_DEGREES = 30;
/** How far back from its end a wheel begins to turn. */
const SWEEP = 240;
const STAR =
  'M0-17l2.400 11.200l9.600-6.200l-6.200 9.600l11.200 2.400l-11.200 2.400l6.200 9.600l-9.600-6.200l-2.400 11.200l-2.400-11.200l-9.600 6.200l6.200-9.600l-11.200-2.400l11.200-2.400l-6.200-9.600l9.600 6.200Z';

interface SignWheelsProps {
  first: SignName;
  second: SignName;
  /** They are turning towards each other; otherwise they have arrived. */
  turning: boolean;
  /** Milliseconds of the turn. */
  duration: number;
  /** Stands between them. */
  children: ReactNode;
}

/** Two wheels of the zodiac, each turned until its sign faces the other's. */
export function SignWheels({ first, second, turning, duration, children }: SignWheelsProps) {
  return (
    <div
      className={classes.figure}
      data-turning={turning || undefined}
      style={{ '--turn': `${duration}ms` } as CSSProperties}
    >
      <svg
        className={classes.sky}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={`Dos ruedas del zodiaco: ${first} mira de frente a ${second}`}
      >
        <Wheel sign={first} centre={WIDTH / 2 - GAP - RIM} towards={1} />
        <Wheel sign={second} centre={WIDTH / 2 + GAP + RIM} towards={-1} />
      </svg>
      <div className={classes.number}>{children}</div>
    </div>
  );
}

interface WheelProps {
  sign: SignName;
  /** Where its middle lies. */
  centre: number;
  /** 1 when it faces right, -1 when it faces left. */
  towards: 1 | -1;
}

function Wheel({ sign, centre, towards }: WheelProps) {
  const turned = SIGN_NAMES.indexOf(sign) * SIGN_DEGREES;
  const style = {
    transformOrigin: `${centre}px ${MIDDLE}px`,
    '--to': `${turned}deg`,
    '--from': `${turned - SWEEP * towards}deg`,
  } as CSSProperties;
  return (
    <g className={classes.wheel} style={style}>
      <g transform={`translate(${centre} ${MIDDLE})`}>
        <circle r={RIM} className={classes.disc} />
        <circle r={RIM - 9} className={classes.ticks} />
        <circle r={RIM - 16} />
        <circle r={HUB + 14} />
        <circle r={HUB} className={classes.dots} />
        {SIGN_NAMES.map((name, i) => (
          <g key={name} transform={`rotate(${-i * SIGN_DEGREES})`}>
            <path
              transform={`rotate(${SIGN_DEGREES / 2})`}
              d={`M${HUB + 14} 0H${RIM - 16}`}
              opacity="0.7"
            />
            <Glyph sign={name} at={GLYPH_RING * towards} chosen={name === sign} />
          </g>
        ))}
        <path d={STAR} className={classes.star} />
      </g>
    </g>
  );
}

function Glyph({ sign, at, chosen }: { sign: SignName; at: number; chosen: boolean }) {
  const scale = chosen ? 1.75 : 1.3;
  return (
    <g transform={`translate(${at} 0)`} className={chosen ? classes.chosen : classes.other}>
      {chosen ? <circle r="32" /> : null}
      <path
        d={SIGN_GLYPHS[sign]}
        transform={`scale(${scale}) translate(-12 -12)`}
        strokeWidth={1.6 / scale}
      />
    </g>
  );
}
