import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { EXACT, EXACT_PAGE } from '../../lib/exact-link.ts';
import { AccountEntry } from './account-entry.tsx';
import classes from './header.module.css';
import { Mark, MenuIcon } from './icons.tsx';
import { FOOT_MENU, SECTION_LINKS } from './links.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { SignOut } from './sign-out.tsx';

/** The navigation at the top of every page; the same HTML for everybody until the browser hydrates. */
export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link to="/" className={classes.brand} activeOptions={EXACT}>
          <Mark />
          {PRODUCT_NAME}
        </Link>
        <nav className={classes.links} aria-label="Principal">
          {SECTION_LINKS.map(({ label, anchor }) => (
            <Link key={anchor} to="/" hash={anchor} activeOptions={EXACT}>
              {label}
            </Link>
          ))}
          <Link to="/blog" activeOptions={EXACT_PAGE}>
            Blog
          </Link>
        </nav>
        <div className={classes.account}>
          <span className={classes.signOut}>
            <SignOut className={classes.icon} />
          </span>
          <AccountEntry className={classes.icon} />
          <PhoneMenu className={classes.menuButton} />
          <noscript>
            <a
              className={classes.menuButton}
              href={`#${FOOT_MENU}`}
              aria-label="Ir al menú"
              title="Ir al menú"
            >
              <MenuIcon />
            </a>
          </noscript>
        </div>
      </div>
    </header>
  );
}
