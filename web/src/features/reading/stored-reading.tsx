import type { ReactNode } from 'react';
import type { ReaderKind } from '@sibila/contracts/reading';
import { PanelModal } from '../account/panel-modal.tsx';
import { longDate } from '../../lib/dates.ts';
import { ReadingPaper } from './reading-paper.tsx';
import { ReadingText, readerLabel } from './reading-text.tsx';
import classes from './stored-reading.module.css';

const WIDTH = 860;

/** One card or stone of a stored reading, in its place. */
interface StoredPicture {
  key: string;
  position: string | undefined;
  picture: ReactNode;
  /** What it is called, for eyes alone; null where the picture says it already. */
  name: string | null;
}

interface StoredReadingProps {
  opened: boolean;
  title: string;
  reading: { date: Date; question: string | null; interpretation: string; reader: ReaderKind };
  /** What the pictures are: «Cartas». */
  label: string;
  pictures: readonly StoredPicture[];
  onClose: () => void;
  /** Stands under the sheet. */
  children?: ReactNode;
}

/** One stored reading, whole, in a dialog: its pictures, the question and the interpretation. */
export function StoredReading(props: StoredReadingProps) {
  const { opened, title, reading, label, pictures, onClose, children } = props;
  return (
    <PanelModal opened={opened} title={title} size={WIDTH} onClose={onClose}>
      <p className={classes.date}>{longDate(reading.date)}</p>
      <ol className={classes.cards} aria-label={label}>
        {pictures.map(({ key, position, picture, name }) => (
          <li key={key}>
            <span className={classes.position}>{position}</span>
            {picture}
            {name === null ? null : (
              <span className={classes.name} aria-hidden="true">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      <ReadingPaper question={reading.question} foot={readerLabel(reading.reader)}>
        <ReadingText text={reading.interpretation} />
      </ReadingPaper>
      {children}
    </PanelModal>
  );
}
