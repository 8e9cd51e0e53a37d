import { Link } from '@tanstack/react-router';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { EXACT_PAGE } from '../lib/exact-link.ts';
import classes from './trail.module.css';

interface TrailProps {
  /** What stands between the home page and this one. */
  above?: { name: string; path: string };
  /** What this page is called. */
  here: string;
}

/** Where a page stands, from the home page down. */
export function Trail({ above, here }: TrailProps) {
  return (
    <nav aria-label="Estás en" className={classes.trail}>
      <Link to="/" activeOptions={EXACT_PAGE}>
        {PRODUCT_NAME}
      </Link>
      {above ? (
        <Link to={above.path} activeOptions={EXACT_PAGE}>
          {above.name}
        </Link>
      ) : null}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
