import type { Compatibility } from '@sibila/contracts/compatibility';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import { PanelModal } from '../account/panel-modal.tsx';
import { longDate } from '../../lib/dates.ts';
import type { DetailDialogProps } from '../reading/history-list.tsx';
import { ReadingPaper } from '../reading/reading-paper.tsx';
import { ReadingText, readerLabel } from '../reading/reading-text.tsx';
import { WhyAnalysis } from './why-analysis.tsx';
import { shortDays } from '../../lib/sign-days.ts';
import { pairName } from './words.ts';
import classes from './compatibility-dialog.module.css';

const WIDTH = 860;

/** One stored comparison, whole: both signs, the percent and the analysis. */
export default function CompatibilityDialog(props: DetailDialogProps<Compatibility>) {
  const { opened, reading, onClose } = props;
  const { firstSign, secondSign } = reading;
  return (
    <PanelModal
      opened={opened}
      title={pairName(firstSign, secondSign)}
      size={WIDTH}
      onClose={onClose}
    >
      <p className={classes.date}>{longDate(reading.date)}</p>
      <div className={classes.pair}>
        <Seal sign={firstSign} />
        <p className={classes.percent}>
          {reading.compatibility} <small>%</small>
          <span className="visually-hidden"> de compatibilidad</span>
        </p>
        <Seal sign={secondSign} />
      </div>
      <ReadingPaper foot={readerLabel(reading.reader)}>
        <ReadingText text={reading.analysis} />
      </ReadingPaper>
      <div className={classes.why}>
        <WhyAnalysis reading={reading} />
      </div>
    </PanelModal>
  );
}

function Seal({ sign }: { sign: SignName }) {
  return (
    <p className={classes.sign}>
      <span className={classes.seal}>
        <SignGlyph sign={sign} size={52} />
      </span>
      <span className={classes.name}>{sign}</span>
      <span className={classes.days}>{shortDays(sign)}</span>
    </p>
  );
}
