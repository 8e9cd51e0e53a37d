import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ChartSketch } from '@sibila/contracts/chart';
import { useSession } from '../account/session.ts';
import { NO_BIRTH } from './birth-draft.ts';
import { BirthForm } from './birth-form.tsx';
import { requestOf } from './birth-request.ts';
import classes from './chart-page.module.css';
import { GUEST } from './draft.ts';
import { KeptList } from './kept-list.tsx';
import { useBirthForm } from './use-birth-form.ts';
import { useChartDraft, type ChartWork } from './use-chart-draft.ts';

const SketchScene = lazy(() => import('./sketch-scene.tsx'));
const LetterScene = lazy(() => import('./letter-scene.tsx'));

const nothing = () => undefined;

/** Where charts are made: the form, asleep until it is known who is here, then what came of it. */
export function ChartRoom() {
  const { status, user } = useSession();
  const isAwake = useHydrated() && status !== 'loading';
  if (!isAwake) return <Asleep />;
  const who = user?.id ?? GUEST;
  return (
    <Suspense fallback={<Waiting />}>
      <Room key={who} who={who} />
    </Suspense>
  );
}

/** While the part that is wanted is fetched. */
function Waiting() {
  return (
    <p className={classes.waiting} role="status">
      Trayendo la rueda…
    </p>
  );
}

function Asleep() {
  const form = useBirthForm({ birth: NO_BIRTH, onChange: nothing, onSketch: nothing });
  return (
    <>
      <noscript>
        <p className={classes.noscript}>
          Para calcular tu carta desde aquí hace falta JavaScript: actívalo en tu navegador y vuelve
          a cargar la página.
        </p>
      </noscript>
      <div className={classes.birth}>
        <SkyOfNow />
        <BirthForm form={form} asleep />
      </div>
    </>
  );
}

/** The sky of now, in the place where the wheel will be. */
function SkyOfNow() {
  return (
    <figure className={classes.now}>
      <img src="/cielo.svg" width={640} height={640} alt="" />
      <figcaption>
        Este es el cielo de ahora mismo. Con tu fecha, tu hora y tu lugar dibujamos el de tu primer
        minuto.
      </figcaption>
    </figure>
  );
}

function Room({ who }: { who: string }) {
  const work = useChartDraft(who);
  const { draft, show } = work;
  const [sketch, setSketch] = useState<ChartSketch | null>(null);
  const sketched = useCallback((found: ChartSketch) => setSketch(found), []);
  const { request } = requestOf(draft.birth);
  if (draft.step === 'letter' && who !== GUEST && (draft.kept || request))
    return (
      <LetterScene
        key={draft.id}
        userId={who}
        work={work}
        request={draft.kept ? null : request}
        sketch={sketch}
      />
    );
  if (draft.step !== 'birth' && request)
    return (
      <SketchScene
        birth={draft.birth}
        sketch={sketch}
        onSketch={sketched}
        onEdit={work.edit}
        onRead={work.read}
      />
    );
  return (
    <Birth
      work={work}
      onSketch={(found) => {
        setSketch(found);
        show();
      }}
    />
  );
}

interface BirthProps {
  work: ChartWork;
  onSketch: (sketch: ChartSketch) => void;
}

function Birth({ work, onSketch }: BirthProps) {
  const { draft, changeBirth, open } = work;
  const form = useBirthForm({ birth: draft.birth, onChange: changeBirth, onSketch });
  return (
    <>
      <div className={classes.birth}>
        <SkyOfNow />
        <BirthForm form={form} />
      </div>
      <KeptList onOpen={open} />
    </>
  );
}
