import { aspectName } from '@sibila/content/chart/chart-words';
import classes from './wheel-figure.module.css';

/** The signs in the corners of the wheel, each in a box of 24 × 24. */
const SIGNS = [
  { aspect: 'trine', path: 'M12 4L21 19.5H3Z' },
  { aspect: 'sextile', path: 'M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5' },
  { aspect: 'square', path: 'M4.5 4.5H19.5V19.5H4.5Z' },
  {
    aspect: 'opposition',
    path: 'M3 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M9.8 14.2L14.2 9.8',
  },
] as const;

/** What the signs beside the wheel's lines are called. */
export function AspectKey() {
  return (
    <ul className={classes.key} aria-label="Líneas de la rueda">
      {SIGNS.map(({ aspect, path }) => (
        <li key={aspect}>
          <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>{' '}
          {aspectName(aspect)}
        </li>
      ))}
    </ul>
  );
}
