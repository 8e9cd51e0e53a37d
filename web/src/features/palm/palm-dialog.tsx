import type { PalmReading } from '@sibila/contracts/palm';
import { longDate } from '../../lib/dates.ts';
import { PanelModal } from '../account/panel-modal.tsx';
import { readerLabel } from '../reading/reading-text.tsx';
import { PalmLeaf } from './palm-leaf.tsx';
import { WhyPalm } from './why-palm.tsx';
import { titleOf } from './words.ts';
import classes from './palm-dialog.module.css';

const WIDTH = 1120;

interface PalmDialogProps {
  opened: boolean;
  reading: PalmReading;
  onClose: () => void;
}

/** One stored reading of the palm, whole: the photo or its drawing, and every part of the text. */
export default function PalmDialog({ opened, reading, onClose }: PalmDialogProps) {
  return (
    <PanelModal opened={opened} title={titleOf(reading)} size={WIDTH} onClose={onClose}>
      <p className={classes.date}>{longDate(reading.date)}</p>
      <PalmLeaf
        reading={reading}
        level="h3"
        written={Infinity}
        foot={<p className={classes.maker}>{readerLabel(reading.reader)}</p>}
      />
      <div className={classes.why}>
        <WhyPalm reading={reading} />
      </div>
    </PanelModal>
  );
}
