import { Link } from '@tanstack/react-router';
import { CardsEmblem, HandEmblem, StoneEmblem, SunEmblem, WheelsEmblem } from './emblem.tsx';
import classes from './shortcuts.module.css';

const SHORTCUTS = [
  { label: 'Horóscopo', hint: 'Tu signo, hoy', anchor: 'horoscopo', Emblem: SunEmblem },
  { label: 'Tarot', hint: 'Veintidós arcanos', anchor: 'tarot', Emblem: CardsEmblem },
  { label: 'Palma', hint: 'Tu mano, en foto', anchor: 'palma', Emblem: HandEmblem },
  { label: 'Runas', hint: 'Piedras que caen', anchor: 'runas', Emblem: StoneEmblem },
  { label: 'Compatibilidad', hint: 'Dos signos', anchor: 'compatibilidad', Emblem: WheelsEmblem },
] as const;

const EXACT = { includeHash: true, exact: true };

/** The five ways into the page. */
export function Shortcuts() {
  return (
    <nav aria-label="Atajos a las secciones">
      <ul className={classes.shortcuts}>
        {SHORTCUTS.map(({ label, hint, anchor, Emblem }) => (
          <li key={anchor}>
            <Link to="/" hash={anchor} activeOptions={EXACT}>
              <Emblem />
              <span className={classes.label}>{label}</span>
              <span className={classes.hint}>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
