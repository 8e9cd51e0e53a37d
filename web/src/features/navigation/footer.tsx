import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { Graduation } from '../../components/ornament.tsx';
import { EXACT, EXACT_PAGE } from '../../lib/exact-link.ts';
import classes from './footer.module.css';
import { Mark } from './icons.tsx';
import { FOOT_MENU, SECTION_LINKS } from './links.ts';

const PAGES = [
  ['/carta-astral', 'Carta astral'],
  ['/blog', 'Blog'],
  ['/soporte', 'Soporte'],
  ['/terminos', 'Términos'],
  ['/privacidad', 'Privacidad'],
] as const;

/** What closes every page: where else to go, and what the readings are not. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <Graduation />
      <div className={classes.row}>
        <p className={classes.brand}>
          <Mark />
          {PRODUCT_NAME}
        </p>
        <nav id={FOOT_MENU} className={classes.links} aria-label="Pie de página">
          {SECTION_LINKS.map(({ label, anchor }) => (
            <Link key={anchor} to="/" hash={anchor} activeOptions={EXACT}>
              {label}
            </Link>
          ))}
          {PAGES.map(([to, label]) => (
            <Link key={to} to={to} activeOptions={EXACT_PAGE}>
              {label}
            </Link>
          ))}
        </nav>
        <p className={classes.terms}>
          Las lecturas son un entretenimiento. No son consejo médico, legal, financiero ni de
          ninguna otra profesión. Para mayores de 13 años; entre los 13 y los 17, con la supervisión
          de una persona adulta.
        </p>
      </div>
    </footer>
  );
}
