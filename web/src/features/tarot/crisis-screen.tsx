import { useEffect, useRef } from 'react';
import { LineButton } from '../../components/button.tsx';
import type { Failure } from '../account/failure.ts';
import { StageActions } from './stage.tsx';
import classes from './crisis-screen.module.css';

const isDialled = (number: string): boolean => /^[+\d][\d\s()-]*$/.test(number);
const href = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** In the place of a reading: a few quiet words and the people who can be called. */
export function CrisisScreen({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className={classes.screen} role="alert" data-calm>
      <h3 tabIndex={-1} data-stage-title ref={title}>
        Antes que las cartas, tú
      </h3>
      <p className={classes.words}>{failure.message}</p>
      <ul className={classes.lines}>
        {failure.lines.map((line) => (
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
      <p className={classes.note}>
        No se ha descontado ninguna lectura, y lo que escribiste no queda guardado aquí.
      </p>
      <StageActions>
        <LineButton onClick={onClose}>Volver</LineButton>
      </StageActions>
    </div>
  );
}
