import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox } from '@mantine/core';
import { otherHand, type HandSide } from '@sibila/domain/palm/measured-hand';
import { useState } from 'react';
import { CallButton, LineButton } from '../../components/button.tsx';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { Stage, StageActions } from '../reading/stage.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { PalmPlate } from './palm-plate.tsx';
import type { ChosenPhoto } from './photo.ts';
import { seenIn } from './told-lines.ts';
import type { Ritual } from './use-ritual.ts';
import { OneHand, showOneHand, showOtherHand, WhichHand } from './which-hand.tsx';
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
  const { draft, photos, setKeep, goTo } = ritual;
  const { second } = photos;
  const [isKept, setIsKept] = useState(false);
  const [asked, setAsked] = useState(0);
  const isOne = showOneHand(photos);
  const isDoubtful = !isOne && !isKept && showOtherHand(photos, hand);
  const read = () => (isDoubtful ? setAsked(asked + 1) : goTo('reading'));
  return (
    <Stage
      title={second ? 'Esto vemos en tus manos' : 'Esto vemos en tu mano'}
      lead="Si las líneas caen donde deben, ya se puede leer."
    >
      <FoundPhotos ritual={ritual} hand={hand} first={first} isOne={isOne} />
      {isOne ? <OneHand ritual={ritual} /> : null}
      {isDoubtful ? (
        <WhichHand ritual={ritual} hand={hand} asked={asked} onKeep={() => setIsKept(true)} />
      ) : null}
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
        {isOne ? null : (
          <CallButton onClick={read}>{second ? 'Leer mis palmas' : 'Leer mi palma'}</CallButton>
        )}
        <LineButton onClick={ritual.restart}>Empezar de nuevo</LineButton>
      </StageActions>
    </Stage>
  );
}

interface FoundPhotosProps extends ReviewPhotoProps {
  /** Both photos show one hand, nobody knows which. */
  isOne: boolean;
}

function FoundPhotos({ ritual, hand, first, isOne }: FoundPhotosProps) {
  const { retake } = ritual;
  const { second } = ritual.photos;
  return (
    <div className={classes.photos}>
      <Found
        photo={first}
        name={isOne ? 'Primera foto' : `Palma ${SIDES[hand]}`}
        onRetake={() => retake('photo')}
      />
      {second ? (
        <Found
          photo={second}
          name={isOne ? 'Segunda foto' : `Palma ${SIDES[otherHand(hand)]}`}
          onRetake={() => retake('second')}
        />
      ) : null}
    </div>
  );
}

interface FoundProps {
  photo: ChosenPhoto;
  /** What the photo shows: «Palma derecha», or which photo it is. */
  name: string;
  onRetake: () => void;
}

function Found({ photo, name, onRetake }: FoundProps) {
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
          label={`Tu ${name.toLowerCase()}`}
          pace={instant ? 0 : PACE * speed}
        />
      )}
      <figcaption>
        <p className={classes.side}>{name}</p>
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
