import type { PalmReading } from '@sibila/contracts/palm';
import { longDate } from '../../lib/dates.ts';
import { PanelModal } from '../account/panel-modal.tsx';
import type { DetailDialogProps } from '../reading/history-list.tsx';
import { readerLabel } from '../reading/reading-text.tsx';
import { PalmLeaf } from './palm-leaf.tsx';
import { WhyPalm } from './why-palm.tsx';
import { titleOf } from './words.ts';
import classes from './palm-dialog.module.css';

const WIDTH = 1120;

/** One stored reading of the palm, whole: the photo or its drawing, and every part of the text. */
export default function PalmDialog({ opened, reading, onClose }: DetailDialogProps<PalmReading>) {
  return (
    <PanelModal opened={opened} title={titleOf(reading)} size={WIDTH} onClose={onClose}>
      <p className={classes.date}>{longDate(reading.date)}</p>
      <div className={classes.leaf}>
        <PalmLeaf
          reading={reading}
          level="h3"
          written={Infinity}
          foot={readerLabel(reading.reader)}
        />
      </div>
      <div className={classes.why}>
        <WhyPalm reading={reading} />
      </div>
    </PanelModal>
  );
}
