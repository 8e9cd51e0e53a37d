import { useEffect, useRef } from 'react';
import { LineButton } from '../../components/button.tsx';
import type { CrisisHelp } from '@sibila/contracts/reading';
import { ownZone } from '../../lib/own-zone.ts';
import { nearLines } from './near-lines.ts';
import { StageActions } from './stage.tsx';
import classes from './crisis-screen.module.css';

const isDialled = (number: string): boolean => /^[+\d][\d\s()-]*$/.test(number);
const href = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

interface CrisisScreenProps {
  title: string;
  help: CrisisHelp;
  /** What became of the question and of the quota. */
  note: string;
  /** What the only button says. */
  closing: string;
  onClose: () => void;
}

/** In the place of a reading: a few quiet words and the people who can be called. */
export function CrisisScreen({ title, help, note, closing, onClose }: CrisisScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { near, others } = nearLines(help.lines, ownZone() ?? '');
  return (
    <div className={classes.screen} role="alert" data-calm>
      <h3 tabIndex={-1} data-stage-title ref={heading}>
        {title}
      </h3>
      <p className={classes.words}>{help.message}</p>
      <HelpLines lines={near} />
      {others.length > 0 ? (
        <details className={classes.others}>
          <summary>Líneas de otros países</summary>
          <HelpLines lines={others} />
        </details>
      ) : null}
      <p className={classes.note}>{note}</p>
      <StageActions>
        <LineButton onClick={onClose}>{closing}</LineButton>
      </StageActions>
    </div>
  );
}

function HelpLines({ lines }: Pick<CrisisHelp, 'lines'>) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={`${line.place} ${line.number}`}>
          <span className={classes.place}>{line.place}</span>
          <span className={classes.name}>{line.name}</span>
          {isDialled(line.number) ? (
            <a className={classes.number} href={href(line.number)}>
              {line.number}
            </a>
          ) : (
            <span className={classes.number}>{line.number}</span>
          )}
          {line.note ? <span className={classes.note}>{line.note}</span> : null}
        </li>
      ))}
    </ul>
  );
}
