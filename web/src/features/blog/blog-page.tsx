import { Link } from '@tanstack/react-router';
import type { PostSummary } from '@sibila/contracts/blog';
import { LineButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Rule } from '../../components/ornament.tsx';
import classes from './blog-page.module.css';
import { categoriesOf } from './categories.ts';
import { CategoryChips } from './category-chips.tsx';
import { BLOG_TITLE } from './head.ts';
import { PostCard } from './post-card.tsx';

interface BlogPageProps {
  posts: readonly PostSummary[];
  /** The category that is chosen, if one is. */
  category: string | undefined;
}

/** Cards that are seen at once on a wide screen. */
const FIRST_ROW = 3;

/** The list of articles, all or those of one category. */
export function BlogPage({ posts, category }: BlogPageProps) {
  const shown =
    category === undefined
      ? posts
      : posts.filter(({ categories }) => categories.includes(category));
  return (
    <div className="page">
      <h1>{BLOG_TITLE}</h1>
      <p className={classes.lead}>
        Cómo se lee una carta, qué dice el cielo y qué no: textos para leer despacio.
      </p>
      <Rule />
      {posts.length > 0 ? (
        <CategoryChips categories={categoriesOf(posts)} count={posts.length} />
      ) : null}
      <p role="status" className="visually-hidden">
        {countOf(shown.length, category)}
      </p>
      {shown.length > 0 ? (
        <div className={classes.cards}>
          {shown.map((post, i) => (
            <PostCard key={post.slug} post={post} isFirst={i < FIRST_ROW} />
          ))}
        </div>
      ) : (
        <NoPosts category={category} />
      )}
    </div>
  );
}

function countOf(count: number, category: string | undefined): string {
  const articles = count === 1 ? '1 artículo' : `${count} artículos`;
  return category ? `${articles} de ${category}` : articles;
}

function NoPosts({ category }: Pick<BlogPageProps, 'category'>) {
  if (category === undefined)
    return (
      <div className={classes.cards}>
        <EmptyState title="No se encontraron artículos">
          Pronto habrá nuevos artículos sobre tarot, runas, signos y el cielo de cada temporada.
        </EmptyState>
      </div>
    );
  return (
    <div className={classes.none}>
      <EmptyState title="No se encontraron artículos">
        <span className={classes.sentence}>
          {category === ''
            ? 'Esa categoría no existe.'
            : `No hay artículos en la categoría «${category}».`}
        </span>
        <LineButton component={Link} to="/blog">
          Ver todas las categorías
        </LineButton>
      </EmptyState>
    </div>
  );
}
