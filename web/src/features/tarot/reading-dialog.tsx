import type { TarotReading } from '@sibila/contracts/tarot';
import { parseCardName } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import { Paper } from '../../components/paper.tsx';
import { PanelModal } from '../account/panel-modal.tsx';
import { longDate } from '../quota/dates.ts';
import { ReadingText, readerLabel } from '../reading/reading-text.tsx';
import { spokenName, TarotCard } from './tarot-card.tsx';
import classes from './reading-dialog.module.css';

const WIDTH = 860;

interface ReadingDialogProps {
  opened: boolean;
  reading: TarotReading;
  onClose: () => void;
}

/** One stored reading, whole: its cards, the question and the interpretation. */
export default function ReadingDialog({ opened, reading, onClose }: ReadingDialogProps) {
  const spread = spreadFor(reading.cards.length);
  return (
    <PanelModal opened={opened} title={spread.name} size={WIDTH} onClose={onClose}>
      <p className={classes.date}>{longDate(reading.date)}</p>
      <ol className={classes.cards} aria-label="Cartas">
        {reading.cards.map((name, i) => (
          <li key={name}>
            <span className={classes.position}>{spread.positions[i]?.title}</span>
            <TarotCard name={name} />
            {parseCardName(name) ? (
              <span className={classes.name} aria-hidden="true">
                {spokenName(name)}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <Paper className={classes.sheet}>
        {reading.question ? (
          <p className={classes.question}>
            <span className={classes.label}>Tu pregunta</span> {reading.question}
          </p>
        ) : null}
        <ReadingText text={reading.interpretation} />
        <p className={classes.maker}>{readerLabel(reading.reader)}</p>
      </Paper>
    </PanelModal>
  );
}
