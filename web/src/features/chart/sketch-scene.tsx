import { useCallback, useEffect, useState } from 'react';
import type { ChartSketch } from '@sibila/contracts/chart';
import { CallButton, LineButton } from '../../components/button.tsx';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { Notice } from '../reading/ritual-notice.tsx';
import { birthDateOf, type BirthDraft } from './birth-draft.ts';
import { requestOf } from './birth-request.ts';
import { birthLine } from './birth-words.ts';
import { ChartHead } from './chart-head.tsx';
import classes from './chart-page.module.css';
import { LightList } from './light-list.tsx';
import { lightsOf } from './lights.ts';
import { PremiumOffer } from './premium-offer.tsx';
import { SunSignOffer } from './sun-sign-offer.tsx';
import { chartRows } from './table-rows.ts';
import { WheelFigure } from './wheel-figure.tsx';
import { WheelTable } from './wheel-table.tsx';

interface SketchSceneProps {
  birth: BirthDraft;
  /** The chart of that birth, if it was calculated just now. */
  sketch: ChartSketch | null;
  onSketch: (sketch: ChartSketch) => void;
  onEdit: () => void;
  onRead: () => void;
}

/** The wheel of a birth and what everybody is told of it; after a reload it is calculated again. */
export default function SketchScene(props: SketchSceneProps) {
  const { birth, sketch, onSketch, onEdit } = props;
  const again = useSketch(birth, sketch, onSketch);
  if (sketch) return <Sketch {...props} sketch={sketch} />;
  if (again.failure === null)
    return (
      <p className={classes.waiting} role="status">
        Calculando tu carta…
      </p>
    );
  return (
    <Notice title="No pudimos volver a calcular tu carta" text={again.failure}>
      <CallButton onClick={again.ask}>Volver a intentarlo</CallButton>
      <LineButton onClick={onEdit}>Revisar los datos</LineButton>
    </Notice>
  );
}

/** Asks for the chart of a birth that a reload gave back. */
function useSketch(
  birth: BirthDraft,
  sketch: ChartSketch | null,
  onSketch: (sketch: ChartSketch) => void,
) {
  const { mutateAsync } = trpc.chart.sketch.useMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const isWanted = sketch === null;
  const send = useCallback(() => {
    const { request } = requestOf(birth);
    if (request === null) return;
    mutateAsync(request).then(onSketch, (error: unknown) => setFailure(failureOf(error).message));
  }, [birth, mutateAsync, onSketch]);
  useEffect(() => {
    if (isWanted) send();
  }, [isWanted, send]);
  const ask = () => {
    setFailure(null);
    send();
  };
  return { failure, ask };
}

function Sketch(props: SketchSceneProps & { sketch: ChartSketch }) {
  const { birth, sketch, onEdit, onRead } = props;
  const { isPremium } = useSession();
  const { place, clock, notes, wheel } = sketch;
  const { hourUnknown, time, choice } = birth;
  const told = { birthTime: hourUnknown ? null : time, birthTimeChoice: choice };
  return (
    <>
      <ChartHead
        name={birth.name}
        line={birthLine({ birthDate: birthDateOf(birth), ...told, place })}
        clock={clock}
        isHourless={sketch.angles === null}
        notes={notes}
      >
        <LineButton onClick={onEdit}>Cambiar los datos</LineButton>
      </ChartHead>
      <div className={classes.halves}>
        <WheelFigure wheel={wheel} isHourless={sketch.angles === null} />
        <div>
          <LightList lights={lightsOf(sketch)} />
          <SunSignOffer sunSign={sketch.sunSign} />
          {isPremium ? (
            <div className={classes.read}>
              <CallButton onClick={onRead}>Leer mi carta</CallButton>
              <p>Se escribe apartado por apartado y queda guardada en tu perfil.</p>
            </div>
          ) : null}
        </div>
      </div>
      <WheelTable rows={chartRows(sketch)} />
      {isPremium ? null : <PremiumOffer />}
    </>
  );
}
