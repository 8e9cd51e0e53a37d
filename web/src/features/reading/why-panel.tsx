import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { quoted } from './quoted.ts';
import classes from './why-panel.module.css';

/** «¿Por qué esta lectura?» over reasons whose code is fetched by `load`, once it is asked. */
export function whyPanel<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Reasons = lazyPart(load);
  return function Why(props: P) {
    return (
      <WhyPanel>
        <Reasons {...props} />
      </WhyPanel>
    );
  };
}

/** Closed until it is asked; only then is what it holds shown. */
function WhyPanel({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  return (
    <details
      className={classes.panel}
      onToggle={(event) => {
        if (event.currentTarget.open) setAsked(true);
      }}
    >
      <summary className={classes.ask}>¿Por qué esta lectura?</summary>
      {asked ? (
        <Suspense
          fallback={
            <p className={classes.note} role="status">
              Buscando de dónde viene cada frase…
            </p>
          }
        >
          {children}
        </Suspense>
      ) : null}
    </details>
  );
}

/** What one card or stone gave to a reading. */
export interface Reason {
  /** The title of its place in the spread. */
  position: string;
  /** What it is called, with the side on which it lies: «Fehu, invertida». */
  name: string;
  /** Its picture in small. */
  picture: ReactNode;
  keywords: readonly string[];
  /** What it means as it lies, in short. */
  meaning?: string;
  /** The sentence that it gave rise to; null where the text never speaks of it alone. */
  sentence: string | null;
}

interface ReasonListProps {
  reasons: readonly Reason[];
  /** Stands under the list. */
  note?: ReactNode;
}

/** The reasons of a reading, one for each place of its spread. */
export function ReasonList({ reasons, note }: ReasonListProps) {
  return (
    <>
      <ol className={classes.reasons}>
        {reasons.map(({ position, name, picture, keywords, meaning, sentence }) => (
          <li key={position}>
            <span className={classes.picture} aria-hidden="true">
              {picture}
            </span>
            <div>
              <p className={classes.position}>{position}</p>
              <p className={classes.name}>{name}</p>
              {keywords.length > 0 && (
                <p className={classes.keywords}>{keywords.join('\u00a0· ')}</p>
              )}
              {meaning ? <p className={classes.meaning}>{meaning}</p> : null}
              {sentence === null ? (
                <p className={classes.note}>El texto no la nombra aparte.</p>
              ) : (
                <blockquote className={classes.sentence}>{quoted(sentence)}</blockquote>
              )}
            </div>
          </li>
        ))}
      </ol>
      {note ? <p className={classes.note}>{note}</p> : null}
    </>
  );
}
