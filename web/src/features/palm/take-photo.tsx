import { useEffect, useRef, useState, type RefObject } from 'react';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { Stage } from '../reading/stage.tsx';
import { Camera } from './camera.tsx';
import { checkPhoto, type Checked } from './check-photo.ts';
import { PHOTO_TYPES, type ChosenPhoto } from './photo.ts';
import { PhotoWays } from './photo-ways.tsx';
import { RefusedPhoto } from './refused-photo.tsx';
import { SIDES } from './words.ts';
import classes from './take-photo.module.css';

type View =
  | { name: 'ways'; returned: boolean }
  | { name: 'camera' }
  | { name: 'checking' }
  | { name: 'refused'; checked: Checked };

interface TakePhotoProps {
  /** The hand that this photo is to show. */
  hand: HandSide;
  /** A photo was there, and a reload has lost it. */
  lost: boolean;
  onTake: (photo: ChosenPhoto) => void;
  /** Chooses the hand again. */
  onBack: () => void;
  /** Goes on without this photo, where it is the second one. */
  onLeave?: (() => void) | undefined;
}

const letGo = (url: string | null) => {
  if (url !== null) URL.revokeObjectURL(url);
};

/** What is shown of the way to a photo, and the look at a file before it is taken. */
function usePhotoView(hand: HandSide, onTake: (photo: ChosenPhoto) => void) {
  const [view, setView] = useState<View>({ name: 'ways', returned: false });
  const looks = useRef(0);
  /** Where the refused photo is shown from, as long as it is. */
  const refused = useRef<string | null>(null);
  useEffect(
    () => () => {
      looks.current += 1;
      letGo(refused.current);
      refused.current = null;
    },
    [],
  );
  const show = (next: View) => {
    letGo(refused.current);
    refused.current = null;
    setView(next);
  };
  const take = (photo: ChosenPhoto) => {
    // From here on it belongs to whoever takes it.
    refused.current = null;
    onTake(photo);
  };
  const check = async (file: Blob) => {
    looks.current += 1;
    const own = looks.current;
    show({ name: 'checking' });
    const checked = await checkPhoto(file, hand);
    if (own !== looks.current) letGo(checked.photo.url);
    else if (checked.refusal === null) take(checked.photo);
    else {
      refused.current = checked.photo.url;
      setView({ name: 'refused', checked });
    }
  };
  return { view, show, check, take };
}

/** Second scene: the photo, by camera or as a file, looked at before it goes anywhere. */
export function TakePhoto({ hand, lost, onTake, onBack, onLeave }: TakePhotoProps) {
  const { view, show, check, take } = usePhotoView(hand, onTake);
  const files = useRef<HTMLInputElement>(null);
  const device = useRef<HTMLInputElement>(null);
  const choose = () => files.current?.click();
  return (
    <Stage
      title={`Muestra tu palma ${SIDES[hand]}`}
      lead="Abierta, de frente y entera. La foto se mira primero aquí, en tu equipo; todavía no sale de él."
    >
      <PhotoInput field={files} onFile={check} />
      <PhotoInput field={device} onFile={check} camera />
      {view.name === 'ways' ? (
        <PhotoWays
          hand={hand}
          lost={lost}
          returned={view.returned}
          onChoose={choose}
          onDevice={() => device.current?.click()}
          onCamera={() => show({ name: 'camera' })}
          onDrop={(file) => void check(file)}
          onBack={onBack}
          onLeave={onLeave}
        />
      ) : (
        <OtherView
          view={view}
          hand={hand}
          onFile={choose}
          onShot={(photo) => void check(photo)}
          onAgain={() => show({ name: 'ways', returned: true })}
          onTake={take}
        />
      )}
    </Stage>
  );
}

interface OtherViewProps {
  view: Exclude<View, { name: 'ways' }>;
  hand: HandSide;
  onFile: () => void;
  onShot: (photo: Blob) => void;
  onAgain: () => void;
  onTake: (photo: ChosenPhoto) => void;
}

function OtherView({ view, hand, onFile, onShot, onAgain, onTake }: OtherViewProps) {
  if (view.name === 'camera')
    return <Camera hand={hand} onShot={onShot} onFile={onFile} onBack={onAgain} />;
  if (view.name === 'refused')
    return (
      <RefusedPhoto
        checked={view.checked}
        onAgain={onAgain}
        onSend={() => onTake(view.checked.photo)}
      />
    );
  return (
    <p className={classes.checking} role="status">
      Mirando tu foto…
    </p>
  );
}

interface PhotoInputProps {
  field: RefObject<HTMLInputElement | null>;
  onFile: (file: Blob) => Promise<void>;
  /** Opens the telephone's camera instead of its files. */
  camera?: boolean;
}

/** What the buttons open; people see and reach the buttons alone. */
function PhotoInput({ field, onFile, camera = false }: PhotoInputProps) {
  return (
    <input
      ref={field}
      className={classes.input}
      type="file"
      accept={PHOTO_TYPES}
      capture={camera ? 'environment' : undefined}
      aria-label={camera ? 'Foto con la cámara del teléfono' : 'Foto de la palma'}
      tabIndex={-1}
      hidden
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) void onFile(file);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
