import { Link } from '@tanstack/react-router';
import { EXACT } from '../../lib/exact-link.ts';
import { Emblem } from './emblem.tsx';
import classes from './shortcuts.module.css';

const SHORTCUTS = [
  { label: 'Horóscopo', hint: 'Tu signo, hoy', anchor: 'horoscopo', emblem: 'sun' },
  { label: 'Tarot', hint: 'Veintidós arcanos', anchor: 'tarot', emblem: 'cards' },
  { label: 'Palma', hint: 'Tu mano, en foto', anchor: 'palma', emblem: 'hand' },
  { label: 'Runas', hint: 'Piedras que caen', anchor: 'runas', emblem: 'stone' },
  { label: 'Compatibilidad', hint: 'Dos signos', anchor: 'compatibilidad', emblem: 'wheels' },
] as const;

/** The five ways into the page. */
export function Shortcuts() {
  return (
    <nav aria-label="Atajos a las secciones">
      <ul className={classes.shortcuts}>
        {SHORTCUTS.map(({ label, hint, anchor, emblem }) => (
          <li key={anchor}>
            <Link to="/" hash={anchor} activeOptions={EXACT}>
              <Emblem name={emblem} />
              <span className={classes.label}>{label}</span>
              <span className={classes.hint}>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
