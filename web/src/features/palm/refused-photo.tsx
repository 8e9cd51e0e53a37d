import { CallButton, LineButton } from '../../components/button.tsx';
import { StageActions } from '../reading/stage.tsx';
import { comeIntoView, takeFocus } from './arrival.ts';
import type { Checked } from './check-photo.ts';
import classes from './refused-photo.module.css';

interface RefusedPhotoProps {
  checked: Checked;
  onAgain: () => void;
  onSend: () => void;
}

/** A photo in which no palm is seen from here: what to do about it, and that it cost nothing. */
export function RefusedPhoto({ checked, onAgain, onSend }: RefusedPhotoProps) {
  const { photo, refusal, sendable } = checked;
  return (
    <div className={classes.refused} ref={comeIntoView}>
      {photo.url === null ? null : (
        <img className={classes.photo} src={photo.url} alt="La foto que elegiste" />
      )}
      <div role="alert">
        <p className={classes.words} ref={takeFocus} tabIndex={-1}>
          {refusal}
        </p>
      </div>
      <StageActions>
        <CallButton onClick={onAgain}>Probar con otra foto</CallButton>
        {sendable ? <LineButton onClick={onSend}>Enviar esta de todos modos</LineButton> : null}
      </StageActions>
    </div>
  );
}
