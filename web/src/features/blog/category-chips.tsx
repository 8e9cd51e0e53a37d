import { Link } from '@tanstack/react-router';
import classes from './category-chips.module.css';

const ONLY_THIS = { exact: true, includeSearch: true };

/** The ways to narrow the list; each is an address, so that it can be kept, sent and gone back to. */
export function CategoryChips({ categories }: { categories: readonly string[] }) {
  return (
    <nav className={classes.chips} aria-label="Categorías del blog">
      <Link to="/blog" search={{}} activeOptions={ONLY_THIS} resetScroll={false}>
        Todos
      </Link>
      {categories.map((categoria) => (
        <Link
          key={categoria}
          to="/blog"
          search={{ categoria }}
          activeOptions={ONLY_THIS}
          resetScroll={false}
        >
          {categoria}
        </Link>
      ))}
    </nav>
  );
}
