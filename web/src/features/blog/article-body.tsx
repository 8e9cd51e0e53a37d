import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Paper } from '../../components/paper.tsx';
import classes from './article-body.module.css';

/** The link that was clicked, if it leads within the site and nothing else was meant by the click. */
function ownLink(event: MouseEvent<HTMLElement>): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return null;
  const href = target instanceof Element && target.closest('a')?.getAttribute('href');
  return href && href.startsWith('/') ? href : null;
}

/** The text of an article on its sheet. The server has taken out of it whatever could run. */
export function ArticleBody({ html }: { html: string }) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const href = ownLink(event);
    if (href === null) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <Paper className={classes.sheet}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed */}
      <div className={classes.body} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
    </Paper>
  );
}
