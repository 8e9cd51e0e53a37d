import { QUOTA_LIMIT, QUOTA_WINDOW_DAYS } from '@sibila/contracts/limits';
import classes from './premium-section.module.css';

const turns = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => (360 / count) * i);

const STAR = 'M0-4.600l1 3.600l3.600 1l-3.600 1l-1 3.600l-1-3.600l-3.600-1l3.600-1Z';
const WAVE = 'M0-31q3.400-4.500 0-9t0-9';
const RAY = 'M-2.600-30.500L0-53L2.600-30.500';

/** A crescent among the days of a window; each reading of the quota is a star on its way. */
export function BasicEmblem() {
  return (
    <svg className={classes.emblem} viewBox="-64 -64 128 128" aria-hidden="true">
      <circle r="61" />
      <circle r="55" data-hair />
      {turns(QUOTA_WINDOW_DAYS).map((turn) => (
        <line key={turn} y1="-55" y2="-61" transform={`rotate(${turn})`} data-hair />
      ))}
      {Array.from({ length: QUOTA_LIMIT }, (_, i) => (
        <path key={i} d={STAR} data-solid transform={`rotate(${-77 + i * 22}) translate(0 -43)`} />
      ))}
      <path d="M9-26a27 27 0 1 0 17 35a21 21 0 1 1-17-35Z" />
      {[0, 1, 2, 3, 4].map((i) => (
        <path
          key={i}
          d="M-17-12a26 26 0 0 0 21 33"
          transform={`translate(${-i * 1.4} ${i * 1.9})`}
          data-hair
        />
      ))}
    </svg>
  );
}

/** The whole sun, with straight and waving rays. */
export function ProEmblem() {
  return (
    <svg className={classes.emblem} viewBox="-64 -64 128 128" aria-hidden="true">
      <circle r="61" />
      <circle r="55" data-hair />
      {turns(72).map((turn, i) => (
        <line
          key={turn}
          y1={i % 6 === 0 ? -55 : -58}
          y2="-61"
          transform={`rotate(${turn})`}
          data-hair
        />
      ))}
      {turns(24).map((turn, i) => (
        <path
          key={turn}
          d={i % 2 === 0 ? RAY : WAVE}
          transform={`rotate(${turn})`}
          data-hair={i % 2 || undefined}
        />
      ))}
      <circle r="27" />
      <circle r="23.500" data-hair />
      <path d="M0-18l4 14l14 4l-14 4l-4 14l-4-14l-14-4l14-4Z" data-solid />
      {turns(16).map((turn) => (
        <line key={turn} y1="-19" y2="-22" transform={`rotate(${turn + 11.25})`} data-hair />
      ))}
    </svg>
  );
}
