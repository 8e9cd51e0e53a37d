import { Link, useLocation } from '@tanstack/react-router';
import type { LegalBlock, LegalSection } from '@sibila/content/legal/words';
import { Paper } from '../../components/paper.tsx';
import { EXACT } from '../../lib/exact-link.ts';
import { RichWords } from './rich-words.tsx';
import folds from './folds.module.css';
import classes from './legal-body.module.css';

interface LegalBodyProps {
  /** What the table of contents is of, for screen readers. */
  title: string;
  sections: readonly LegalSection[];
}

/** A legal text: its table of contents and, on paper, its numbered sections. */
export function LegalBody({ title, sections }: LegalBodyProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className={classes.body}>
      <nav className={`${folds.folds} ${classes.contents}`} aria-label={`Índice: ${title}`}>
        <p className={classes.heading}>En esta página</p>
        <details>
          <summary>En esta página</summary>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={path} hash={section.id} activeOptions={EXACT}>
                  {section.title}
                </Link>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <Paper className={classes.paper}>
        {sections.map((section, at) => (
          <Section key={section.id} section={section} number={at + 1} />
        ))}
      </Paper>
    </div>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section className={classes.section} aria-labelledby={section.id}>
      <h2 id={section.id}>
        {number}. {section.title}
      </h2>
      {section.blocks.map((block, at) => (
        // The texts are fixed: what stands at a place stays there.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={at} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string' || !('list' in block || 'terms' in block))
    return (
      <p>
        <RichWords words={block} />
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((words) => (
          <li key={JSON.stringify(words)}>
            <RichWords words={words} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl>
      {block.terms.map(({ name, words: paragraphs }) => (
        <div key={name}>
          <dt>{name}</dt>
          {paragraphs.map((words) => (
            <dd key={JSON.stringify(words)}>
              <RichWords words={words} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
