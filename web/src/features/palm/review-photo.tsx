import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox } from '@mantine/core';
import { otherHand, type HandSide } from '@sibila/domain/palm/measured-hand';
import { CallButton, LineButton } from '../../components/button.tsx';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { Stage, StageActions } from '../reading/stage.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { PalmPlate } from './palm-plate.tsx';
import type { ChosenPhoto } from './photo.ts';
import { seenIn } from './told-lines.ts';
import type { Ritual } from './use-ritual.ts';
import { showOneHand, WhichHand } from './which-hand.tsx';
import { seenSentence, SIDES } from './words.ts';
import classes from './review-photo.module.css';

/** Seconds that a line takes to be drawn. */
const PACE = 1.1;

const KEPT =
  'Se guarda sin datos de lugar ni de cámara, solo tú puedes verla, y se borra con la lectura.';
const NOT_KEPT =
  'La foto se borra en cuanto se lee. Con tu lectura queda solo el dibujo de las líneas.';

const CHECK = {
  body: classes.box ?? '',
  input: classes.check ?? '',
  label: classes.label ?? '',
};

interface ReviewPhotoProps {
  ritual: Ritual;
  hand: HandSide;
  first: ChosenPhoto;
}

/** Third scene: what was found in the photo, and whether it is to be kept. */
export function ReviewPhoto({ ritual, hand, first }: ReviewPhotoProps) {
  const { draft, photos, retake, setKeep, goTo } = ritual;
  const { second } = photos;
  return (
    <Stage
      title={second ? 'Esto vemos en tus manos' : 'Esto vemos en tu mano'}
      lead="Si las líneas caen donde deben, ya se puede leer."
    >
      <div className={classes.photos}>
        <Found photo={first} hand={hand} onRetake={() => retake('photo')} />
        {second ? (
          <Found photo={second} hand={otherHand(hand)} onRetake={() => retake('second')} />
        ) : null}
      </div>
      <WhichHand ritual={ritual} hand={hand} />
      <div className={classes.keep}>
        <Checkbox
          checked={draft.keep}
          onChange={(event) => setKeep(event.currentTarget.checked)}
          label="Guardar la foto con la lectura"
          aria-describedby="palm-keep"
          classNames={CHECK}
        />
        <p id="palm-keep">{draft.keep ? KEPT : NOT_KEPT}</p>
      </div>
      <QuotaMeter type="palm" centered />
      <StageActions>
        {showOneHand(photos) ? null : (
          <CallButton onClick={() => goTo('reading')}>
            {second ? 'Leer mis palmas' : 'Leer mi palma'}
          </CallButton>
        )}
        <LineButton onClick={ritual.restart}>Empezar de nuevo</LineButton>
      </StageActions>
    </Stage>
  );
}

interface FoundProps {
  photo: ChosenPhoto;
  hand: HandSide;
  onRetake: () => void;
}

function Found({ photo, hand, onRetake }: FoundProps) {
  const { instant, speed } = useMotion();
  const { url, found } = photo;
  return (
    <figure className={classes.found}>
      {url === null ? (
        <p className={classes.blind}>Sin vista previa</p>
      ) : (
        <PalmPlate
          hand={found}
          photo={url}
          label={`Tu palma ${SIDES[hand]}`}
          pace={instant ? 0 : PACE * speed}
        />
      )}
      <figcaption>
        <p className={classes.side}>Palma {SIDES[hand]}</p>
        <p>{found ? seenSentence(seenIn(found)) : unchecked(url)}</p>
        <LineButton onClick={onRetake}>Cambiar esta foto</LineButton>
      </figcaption>
    </figure>
  );
}

const unchecked = (url: string | null): string =>
  url === null
    ? 'Este navegador no sabe abrir ese tipo de foto, así que la miraremos al recibirla. Si no sirviera, no se descuenta de tu cupo.'
    : 'Desde aquí no vimos las líneas; la miraremos al recibirla. Si no sirviera, no se descuenta de tu cupo.';
