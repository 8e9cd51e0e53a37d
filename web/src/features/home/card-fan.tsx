import type { CSSProperties } from 'react';
import classes from './card-fan.module.css';

const CARDS = 11;
const STEP = 8.6;
const BACK = '/art/tarot/back.svg';

/** A fan of cards seen from the back, rising behind whatever stands before it. */
export function CardFan() {
  return (
    <div className={classes.fan}>
      {Array.from({ length: CARDS }, (_, index) => (
        <img
          key={index}
          src={BACK}
          alt=""
          width={300}
          height={520}
          loading="lazy"
          decoding="async"
          style={{ '--turn': `${(index - (CARDS - 1) / 2) * STEP}deg` } as CSSProperties}
        />
      ))}
    </div>
  );
}
