import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { PostSummary } from '@sibila/contracts/blog';
import { calendarDate } from '../../lib/dates.ts';
import { Cover } from './cover.tsx';
import { isoDay } from './dates.ts';
import classes from './post-card.module.css';

interface PostCardProps {
  post: PostSummary;
  /** Its heading's rank on the page. */
  heading?: 'h2' | 'h3';
  /** Seen as soon as the page is. */
  isFirst?: boolean;
}

const SIZES = '(min-width: 1024px) 370px, (min-width: 768px) 46vw, 92vw';

/** An article in a list: what it looks like, what it is about, and the way to it. */
export function PostCard({ post, heading: Heading = 'h2', isFirst = false }: PostCardProps) {
  const title = useId();
  return (
    <article className={classes.card} aria-labelledby={title}>
      <Cover post={post} sizes={SIZES} isFirst={isFirst} />
      <div className={classes.words}>
        <ul className={classes.categories} aria-label="Categorías">
          {post.categories.map((category) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
        <Heading id={title}>{post.title}</Heading>
        <p className={classes.date}>
          <time dateTime={isoDay(post.publishedAt)}>{calendarDate(post.publishedAt)}</time>
          <span> · {post.readingMinutes} min de lectura</span>
        </p>
        <p className={classes.summary}>{post.summary}</p>
        <Link
          to="/blog/$slug"
          params={{ slug: post.slug }}
          className={classes.more}
          aria-describedby={title}
        >
          Leer más →
        </Link>
      </div>
    </article>
  );
}
