import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { faq, type FaqEntry } from '@sibila/content/support/faq';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { RichWords } from '../legal/rich-words.tsx';
import { useHash } from '../legal/use-hash.ts';
import folds from '../legal/folds.module.css';
import classes from './faq-accordion.module.css';

const ENTRIES = faq(PRODUCT_NAME);
const NAMES = new Set(ENTRIES.map(({ id }) => id));

/**
 * The frequent questions, one open at a time; the address says which, so that each can be linked
 * to. Without scripts the browser does the same by their common name.
 */
export function FaqAccordion() {
  const list = useRef<HTMLDivElement>(null);
  const [open, change] = useHash(NAMES);
  const choose = (id: string) => change(id === open ? '' : id);
  // The browser opens them by itself too: before this page is awake, and to show what it found.
  const follow = () => {
    const shown = list.current?.querySelector('details[open]')?.id ?? '';
    if (shown !== open) change(shown);
  };
  const followAtFirst = useEffectEvent(follow);
  useEffect(() => followAtFirst(), []);
  return (
    <div ref={list} className={`${folds.folds} ${classes.list}`}>
      {ENTRIES.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          isOpen={entry.id === open}
          onChoose={choose}
          onToggle={follow}
        />
      ))}
    </div>
  );
}

interface EntryProps {
  entry: FaqEntry;
  isOpen: boolean;
  onChoose: (id: string) => void;
  onToggle: () => void;
}

function Entry({ entry: { id, question, answer }, isOpen, onChoose, onToggle }: EntryProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose(id);
  };
  return (
    // One that was opened before the page was awake differs from the server's.
    <details id={id} name="preguntas" open={isOpen} onToggle={onToggle} suppressHydrationWarning>
      <summary onClick={choose}>
        <h3>{question}</h3>
      </summary>
      <div className={classes.answer}>
        {answer.map((words) => (
          <p key={JSON.stringify(words)}>
            <RichWords words={words} />
          </p>
        ))}
      </div>
    </details>
  );
}
