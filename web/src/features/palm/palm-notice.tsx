import { CallButton, LineButton } from '../../components/button.tsx';
import { Notice, RitualNotice } from '../reading/ritual-notice.tsx';
import type { RitualReading } from '../reading/use-ritual-reading.ts';
import type { PalmReading } from '@sibila/contracts/palm';
import type { Failure } from '../../lib/failure.ts';
import type { Ritual } from './use-ritual.ts';
import { RITUAL_WORDS } from './words.ts';

/** What says that a photo, and nothing else, stands in the way. */
const PHOTO_CODES = new Set([
  'NO_PALM_FOUND',
  'PHOTO_DAMAGED',
  'PHOTO_TOO_SMALL',
  'PHOTO_TOO_LARGE',
  'PHOTO_UNSUPPORTED',
  'BODY_TOO_LARGE',
]);

interface PalmNoticeProps {
  ritual: Ritual;
  outcome: RitualReading<PalmReading>;
  /** Null when the answer broke off and the history doesn't have it. */
  failure: Failure | null;
}

/** Why there is no reading, and what can be done about it. */
export function PalmNotice({ ritual, outcome, failure }: PalmNoticeProps) {
  const { photos, draft } = ritual;
  if (failure !== null && PHOTO_CODES.has(failure.code ?? ''))
    return <OtherPhoto ritual={ritual} failure={failure} />;
  if (failure?.code === 'PREMIUM_REQUIRED')
    return (
      <Notice
        title="Leer las dos manos es de Premium"
        text="No se ha descontado de tu cupo. La primera foto sigue aquí: puedes leerla sola."
      >
        <CallButton onClick={ritual.leaveSecond}>Seguir con una sola mano</CallButton>
      </Notice>
    );
  if (failure?.code === 'STORAGE_UNAVAILABLE' && draft.keep && photos.first)
    return <NoStorage ritual={ritual} outcome={outcome} failure={failure} />;
  if (failure === null) return <MayStillCome ritual={ritual} outcome={outcome} />;
  return (
    <RitualNotice
      words={RITUAL_WORDS}
      failure={failure}
      onRetry={outcome.retry}
      onLogin={outcome.login}
      onRestart={ritual.restart}
    />
  );
}

/** Nobody here knows what became of it: it may be read at this moment, or never have arrived. */
function MayStillCome({ ritual, outcome }: Omit<PalmNoticeProps, 'failure'>) {
  const title = 'Tu lectura no aparece todavía';
  const maybe =
    'Puede que se esté leyendo aún y llegue en un momento. Si llega, estará en tu historial.';
  if (ritual.photos.first)
    return (
      <Notice
        title={title}
        text={`${maybe} Tu foto sigue aquí, y volver a intentarlo no la cobra dos veces.`}
      >
        <CallButton onClick={outcome.retry}>Volver a intentarlo</CallButton>
        <LineButton onClick={ritual.restart}>{RITUAL_WORDS.again}</LineButton>
      </Notice>
    );
  return (
    <Notice
      title={title}
      text={`${maybe} La foto no se guarda al recargar la página; si eliges otra, será una lectura aparte.`}
    >
      <CallButton onClick={outcome.retry}>Buscarla otra vez</CallButton>
      <LineButton onClick={() => ritual.goTo('photo')}>Elegir otra foto</LineButton>
    </Notice>
  );
}

function OtherPhoto({ ritual, failure }: { ritual: Ritual; failure: Failure }) {
  const second = failure.fields['second'];
  const text = second ?? failure.fields['image'] ?? failure.message;
  const isSecond = second !== undefined;
  return (
    <Notice
      title={isSecond ? 'Hace falta otra foto de la segunda mano' : 'Hace falta otra foto'}
      text={text}
    >
      <CallButton onClick={() => ritual.retake(isSecond ? 'second' : 'photo')}>
        Probar con otra foto
      </CallButton>
      {isSecond ? (
        <LineButton onClick={ritual.leaveSecond}>Seguir con una sola mano</LineButton>
      ) : null}
    </Notice>
  );
}

function NoStorage({ ritual, outcome, failure }: PalmNoticeProps & { failure: Failure }) {
  const withoutKeeping = () => {
    ritual.setKeep(false);
    ritual.goTo('review');
  };
  return (
    <Notice title="No pudimos guardar la foto" text={failure.message}>
      <CallButton onClick={outcome.retry}>Volver a intentarlo</CallButton>
      <LineButton onClick={withoutKeeping}>Leerla sin guardar la foto</LineButton>
    </Notice>
  );
}
