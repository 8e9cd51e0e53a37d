import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Words, WordsLink } from '@sibila/content/legal/words';

/** Words with their links: pages of this site through the router, others by their address. */
export function RichWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <WordsAnchor key={part.to} {...part} />
    ),
  );
}

function WordsAnchor({ text, to }: WordsLink) {
  if (!to.startsWith('/'))
    return (
      <a href={to} rel="noreferrer">
        {text}
      </a>
    );
  const [path = '/', hash = ''] = to.split('#');
  return (
    <Link to={path} hash={hash}>
      {text}
    </Link>
  );
}
