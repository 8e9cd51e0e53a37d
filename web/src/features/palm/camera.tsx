import { useEffect, useRef, useState } from 'react';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { CallButton, LineButton } from '../../components/button.tsx';
import { StageActions } from '../reading/stage.tsx';
import { comeIntoView, takeFocus } from './arrival.ts';
import { OpenHand } from './open-hand.tsx';
import classes from './camera.module.css';

const TYPE = 'image/jpeg';
const QUALITY = 0.92;
/** Width of the guide against its height. */
const FRAME = 3 / 4;
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } },
};

const TROUBLES: Partial<Record<string, string>> = {
  NotAllowedError:
    'No tenemos permiso para usar la cámara. Puedes darlo en los ajustes del navegador, junto a la dirección de la página, o elegir una foto que ya tengas.',
  NotFoundError:
    'No encontramos ninguna cámara en este equipo. Elige una foto que ya tengas, o entra desde tu teléfono.',
  NoCamera: 'Este navegador no nos deja abrir la cámara desde aquí. Elige una foto que ya tengas.',
};
const BUSY =
  'La cámara no respondió: puede que otra aplicación la esté usando. Ciérrala y vuelve a intentarlo, o elige una foto que ya tengas.';

/** Whether this page may ask for a camera at all: plain http from another machine may not. */
export const hasCamera = (): boolean =>
  typeof navigator !== 'undefined' && 'mediaDevices' in navigator;

const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

async function open(): Promise<MediaStream> {
  if (!hasCamera()) throw new DOMException('no camera', 'NoCamera');
  return navigator.mediaDevices.getUserMedia(WANTED);
}

/** The camera's stream while it is wanted, or why there is none. */
function useStream(): { stream: MediaStream | null; trouble: string | null } {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let own: MediaStream | null = null;
    open().then(
      (opened) => {
        if (left) return stop(opened);
        own = opened;
        setStream(opened);
      },
      (error: unknown) => {
        const name = error instanceof DOMException ? error.name : '';
        if (!left) setTrouble(TROUBLES[name] ?? BUSY);
      },
    );
    return () => {
      left = true;
      stop(own);
    };
  }, []);
  return { stream, trouble };
}

/** Cameras that look at whoever holds them are shown as a mirror; what they take is not. */
const isMirror = (stream: MediaStream | null): boolean =>
  stream?.getVideoTracks()[0]?.getSettings().facingMode !== 'environment';

/** What stands inside the guide, as a file. */
function shoot(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const width = Math.round(Math.min(videoWidth, videoHeight * FRAME));
  const height = Math.round(width / FRAME);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const left = (videoWidth - width) / 2;
  const top = (videoHeight - height) / 2;
  canvas.getContext('2d')?.drawImage(video, left, top, width, height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
}

interface CameraProps {
  hand: HandSide;
  onShot: (photo: Blob) => void;
  onFile: () => void;
  onBack: () => void;
}

/** The camera behind the guide of an open hand; each new attempt begins afresh. */
export function Camera(props: CameraProps) {
  const [attempt, setAttempt] = useState(0);
  return <Finder key={attempt} {...props} onRetry={() => setAttempt((times) => times + 1)} />;
}

interface FinderProps extends CameraProps {
  onRetry: () => void;
}

function Finder({ hand, onShot, onFile, onBack, onRetry }: FinderProps) {
  const { stream, trouble } = useStream();
  const [ready, setReady] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    if (!ready) return;
    shutter.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [ready]);
  const take = async () => {
    const photo = ready && video.current ? await shoot(video.current) : null;
    if (photo) onShot(photo);
  };
  if (trouble !== null) return <Trouble text={trouble} onFile={onFile} onRetry={onRetry} />;
  return (
    <div className={classes.camera} ref={place}>
      <div className={classes.frame} data-mirror={isMirror(stream) || undefined}>
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="Lo que ve la cámara, con la guía de una mano abierta encima"
          onPlaying={() => setReady(true)}
        />
        <span className={classes.guide}>
          <OpenHand side={hand} guide />
        </span>
      </div>
      <p className={classes.hint} role="status">
        {ready ? 'Llena la guía con tu mano y no te muevas.' : 'Abriendo la cámara…'}
      </p>
      <StageActions>
        <CallButton ref={shutter} aria-disabled={!ready} onClick={() => void take()}>
          Hacer la foto
        </CallButton>
        <LineButton onClick={onBack}>Cerrar la cámara</LineButton>
      </StageActions>
    </div>
  );
}

interface TroubleProps {
  text: string;
  onFile: () => void;
  onRetry: () => void;
}

/** Why there is no picture, and the other way to one. */
function Trouble({ text, onFile, onRetry }: TroubleProps) {
  return (
    <div className={classes.trouble} role="alert" ref={comeIntoView}>
      <p ref={takeFocus} tabIndex={-1}>
        {text}
      </p>
      <StageActions>
        <CallButton onClick={onFile}>Elegir una foto</CallButton>
        <LineButton onClick={onRetry}>Volver a intentarlo</LineButton>
      </StageActions>
    </div>
  );
}
