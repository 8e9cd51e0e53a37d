import { CallButton, LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { failureOf } from '../../lib/failure.ts';
import { PanelModal } from '../account/panel-modal.tsx';
import { longDate } from '../../lib/dates.ts';
import { StageActions } from './stage.tsx';

const WIDTH = 480;
/** By then the dialog has tried to give the focus back to a button that is gone. */
const FOCUS_MS = 50;

/** What the dialog says of its own kind of thing. */
export interface RemoveWords {
  /** «¿Borrar esta lectura?» */
  title: string;
  /** «La lectura», before its date. */
  it: string;
  /** «Borrar lectura». */
  button: string;
  /** «Lectura borrada». */
  done: string;
  /** What goes with it, where it is nothing of the quota. */
  after?: string;
}

interface RemoveDialogProps {
  opened: boolean;
  words: RemoveWords;
  date: Date;
  busy: boolean;
  /** Removes it; rejects when it could not. */
  onRemove: () => Promise<unknown>;
  onClose: () => void;
  /** Runs once it is gone, when the focus has nowhere to go. */
  onRemoved: () => void;
}

/** Asks before something of the history is gone for good. */
export default function RemoveDialog(props: RemoveDialogProps) {
  const { opened, words, date, busy, onRemove, onClose, onRemoved } = props;
  const remove = async () => {
    if (busy) return;
    try {
      await onRemove();
    } catch (error) {
      showToast({
        title: 'No pudimos borrarla',
        description: failureOf(error).message || 'Sigue guardada. Vuelve a intentarlo.',
        variant: 'destructive',
      });
      return;
    }
    showToast({ title: words.done });
    onClose();
    setTimeout(onRemoved, FOCUS_MS);
  };
  return (
    <PanelModal opened={opened} title={words.title} size={WIDTH} onClose={onClose}>
      <p>
        {words.it} del {longDate(date)} desaparecerá para siempre.{' '}
        {words.after ?? 'Borrarla no devuelve la lectura a tu cupo.'}
      </p>
      <StageActions>
        <CallButton onClick={() => void remove()} aria-disabled={busy}>
          {busy ? 'Borrando...' : words.button}
        </CallButton>
        <LineButton onClick={onClose}>Conservarla</LineButton>
      </StageActions>
    </PanelModal>
  );
}
