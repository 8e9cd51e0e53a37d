import type { TarotReading } from '@sibila/contracts/tarot';
import { CallButton, LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { trpc } from '../../lib/trpc.ts';
import { failureOf } from '../account/failure.ts';
import { PanelModal } from '../account/panel-modal.tsx';
import { useSession } from '../account/session.ts';
import { longDate } from '../quota/dates.ts';
import { dropDraft } from './draft.ts';
import { StageActions } from './stage.tsx';

const WIDTH = 480;
/** By then the dialog has tried to give the focus back to a button that is gone. */
const FOCUS_MS = 50;

interface RemoveDialogProps {
  opened: boolean;
  reading: TarotReading;
  onClose: () => void;
  /** Runs once the reading is gone, when the focus has nowhere to go. */
  onRemoved: () => void;
}

/** Asks before a reading is gone for good. */
export default function RemoveDialog({ opened, reading, onClose, onRemoved }: RemoveDialogProps) {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const remove = trpc.tarot.remove.useMutation({
    onSuccess: async () => {
      if (user) dropDraft(user.id, reading.id);
      await utils.tarot.readings.invalidate();
      showToast({ title: 'Lectura borrada' });
      onClose();
      setTimeout(onRemoved, FOCUS_MS);
    },
    onError: (error) =>
      showToast({
        title: 'No pudimos borrar la lectura',
        description: failureOf(error).message || 'Sigue guardada. Vuelve a intentarlo.',
        variant: 'destructive',
      }),
  });
  return (
    <PanelModal opened={opened} title="¿Borrar esta lectura?" size={WIDTH} onClose={onClose}>
      <p>
        La lectura del {longDate(reading.date)} desaparecerá para siempre. Borrarla no devuelve la
        lectura a tu cupo.
      </p>
      <StageActions>
        <CallButton
          onClick={() => (remove.isPending ? undefined : remove.mutate({ id: reading.id }))}
          aria-disabled={remove.isPending}
        >
          {remove.isPending ? 'Borrando...' : 'Borrar lectura'}
        </CallButton>
        <LineButton onClick={onClose}>Conservarla</LineButton>
      </StageActions>
    </PanelModal>
  );
}
