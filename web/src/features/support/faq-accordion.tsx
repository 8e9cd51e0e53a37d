import type { MouseEvent } from 'react';
import { faq, type FaqEntry } from '@sibila/content/support/faq';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { RichWords } from '../legal/rich-words.tsx';
import { useHash } from '../legal/use-hash.ts';
import folds from '../legal/folds.module.css';
import classes from './faq-accordion.module.css';

const ENTRIES = faq(PRODUCT_NAME);

/**
 * The frequent questions, one open at a time; the address says which, so that each can be linked
 * to. Without scripts the browser does the same by their common name.
 */
export function FaqAccordion() {
  const [open, change] = useHash();
  const choose = (id: string) => change(id === open ? '' : id);
  return (
    <div className={`${folds.folds} ${classes.list}`}>
      {ENTRIES.map((entry) => (
        <Entry key={entry.id} entry={entry} isOpen={entry.id === open} onChoose={choose} />
      ))}
    </div>
  );
}

interface EntryProps {
  entry: FaqEntry;
  isOpen: boolean;
  onChoose: (id: string) => void;
}

function Entry({ entry: { id, question, answer }, isOpen, onChoose }: EntryProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose(id);
  };
  return (
    <details id={id} name="preguntas" open={isOpen}>
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
