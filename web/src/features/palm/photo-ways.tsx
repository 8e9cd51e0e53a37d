import { useEffect, useRef, useState, type DragEvent } from 'react';
import { PHOTO_PIXELS_MAX } from '@sibila/contracts/limits';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { CallButton, LineButton } from '../../components/button.tsx';
import { FrameCorners } from '../../components/ornament.tsx';
import { StageActions } from '../reading/stage.tsx';
import { hasCamera } from './camera.tsx';
import { OpenHand } from './open-hand.tsx';
import classes from './photo-ways.module.css';

const TIPS = [
  'La palma abierta y de frente, con la muñeca dentro',
  'Los dedos separados, y el pulgar aparte',
  'Un fondo liso de otro color',
  'Luz de día, sin flash',
] as const;

const megapixels = (type: keyof typeof PHOTO_PIXELS_MAX): number =>
  Math.floor(PHOTO_PIXELS_MAX[type] / 1_000_000);
const MEGAPIXELS = {
  jpeg: megapixels('jpeg'),
  heic: megapixels('heic'),
  avif: megapixels('avif'),
};

interface PhotoWaysProps {
  hand: HandSide;
  lost: boolean;
  /** The person came back from another view: the first button takes the focus. */
  returned: boolean;
  onCamera: () => void;
  onChoose: () => void;
  /** Opens the telephone's own camera. */
  onDevice: () => void;
  onDrop: (file: File) => void;
  /** Chooses the hand again. */
  onBack: () => void;
  /** Goes on without this photo, where it is the second one. */
  onLeave: (() => void) | undefined;
}

const isTelephone = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** How a photo gets here: by the camera, as a file, or dropped on the guide. */
export function PhotoWays(props: PhotoWaysProps) {
  const { hand, lost, returned, onCamera, onChoose, onDevice, onDrop, onBack, onLeave } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) first.current?.focus();
  }, [returned]);
  const shoot = () => (hasCamera() || !isTelephone() ? onCamera() : onDevice());
  return (
    <>
      <div className={classes.ways}>
        <DropPlace hand={hand} onDrop={onDrop} />
        <div className={classes.words}>
          {lost ? (
            <p className={classes.lost} role="status">
              Tu mano elegida sigue aquí. La foto no: nunca la guardamos antes de leerla, así que
              hay que elegirla otra vez.
            </p>
          ) : null}
          <ul className={classes.tips}>
            {TIPS.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          <div className={classes.buttons}>
            <CallButton ref={first} onClick={shoot}>
              Abrir la cámara
            </CallButton>
            <LineButton onClick={onChoose}>Elegir una foto</LineButton>
          </div>
          <p className={classes.kinds}>
            JPEG, PNG o WebP de hasta {MEGAPIXELS.jpeg} megapíxeles. Las HEIC del iPhone y las AVIF,
            también, si este navegador sabe abrirlas y reducirlas; si no, hasta {MEGAPIXELS.heic} y{' '}
            {MEGAPIXELS.avif}.
          </p>
        </div>
      </div>
      <StageActions>
        <LineButton onClick={onBack}>Cambiar de mano</LineButton>
        {onLeave ? <LineButton onClick={onLeave}>Seguir con una sola mano</LineButton> : null}
      </StageActions>
    </>
  );
}

/** The guide, on which a photo may be dropped. */
function DropPlace({ hand, onDrop }: Pick<PhotoWaysProps, 'hand' | 'onDrop'>) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onDrop(file);
  };
  return (
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FrameCorners />
      <OpenHand side={hand} />
      <p className={classes.dropWords}>{over ? 'Suéltala aquí' : 'O arrastra aquí la foto'}</p>
    </div>
  );
}
