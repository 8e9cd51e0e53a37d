import { Link } from '@tanstack/react-router';
import type { Category } from './categories.ts';
import classes from './category-chips.module.css';

const ONLY_THIS = { exact: true, includeSearch: true };

interface CategoryChipsProps {
  categories: readonly Category[];
  /** Of all articles. */
  count: number;
}

/** The ways to narrow the list; each is an address, so that it can be kept, sent and gone back to. */
export function CategoryChips({ categories, count }: CategoryChipsProps) {
  return (
    <nav className={classes.chips} aria-label="Categorías del blog">
      <Link to="/blog" search={{}} activeOptions={ONLY_THIS} resetScroll={false} data-count={count}>
        Todos
      </Link>
      {categories.map(({ name, count: own }) => (
        <Link
          key={name}
          to="/blog"
          search={{ categoria: name }}
          activeOptions={ONLY_THIS}
          resetScroll={false}
          data-count={own}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
