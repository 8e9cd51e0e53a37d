import { Link } from '@tanstack/react-router';
import type { Post } from '@sibila/contracts/blog';
import { CallButton } from '../../components/button.tsx';
import { CallOut } from '../../components/call-out.tsx';
import { Rule } from '../../components/ornament.tsx';
import { EXACT_PAGE } from '../../lib/exact-link.ts';
import { calendarDate } from '../../lib/dates.ts';
import { ArticleBody } from './article-body.tsx';
import classes from './article-page.module.css';
import { Cover } from './cover.tsx';
import { isoDay } from './dates.ts';
import { PostCard } from './post-card.tsx';

const COVER_SIZES = '(min-width: 1000px) 960px, 94vw';

/** An article, what to do after it, and what to read next. */
export function ArticlePage({ post }: { post: Post }) {
  return (
    <div className="page">
      <article className={classes.article}>
        <Link to="/blog" activeOptions={EXACT_PAGE} className={classes.back}>
          ← Volver al blog
        </Link>
        <header className={classes.header}>
          <ul className={classes.categories} aria-label="Categorías">
            {post.categories.map((categoria) => (
              <li key={categoria}>
                <Link to="/blog" search={{ categoria }}>
                  {categoria}
                </Link>
              </li>
            ))}
          </ul>
          <h1>{post.title}</h1>
          <p className={classes.made}>
            <span>
              Publicado el{' '}
              <time dateTime={isoDay(post.publishedAt)}>{calendarDate(post.publishedAt)}</time>
            </span>
            <span>{post.author}</span>
            <span>{post.readingMinutes} min de lectura</span>
          </p>
        </header>
        <Cover post={post} sizes={COVER_SIZES} isFirst />
        <p className={classes.summary}>{post.summary}</p>
        <ArticleBody html={post.content} />
      </article>
      <Invitation />
      <Related post={post} />
    </div>
  );
}

function Invitation() {
  return (
    <CallOut id="invitacion" title="¿Te ha gustado este artículo?">
      <p>
        Con una cuenta gratis tienes ocho lecturas de cada tipo al mes, y las que hagas se quedan
        contigo.
      </p>
      <CallButton
        renderRoot={(props) => <Link to="/auth" search={{ action: 'register' }} {...props} />}
      >
        Crear cuenta gratis
      </CallButton>
    </CallOut>
  );
}

function Related({ post: { related } }: { post: Post }) {
  if (related.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="relacionados">
      <Rule />
      <h2 id="relacionados">Sigue leyendo</h2>
      <div className={classes.cards}>
        {related.map((other) => (
          <PostCard key={other.slug} post={other} heading="h3" />
        ))}
      </div>
    </section>
  );
}
