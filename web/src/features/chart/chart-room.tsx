import { useHydrated } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ChartSketch } from '@sibila/contracts/chart';
import { lazyPart } from '../../components/lazy-part.tsx';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { useTellFailure } from '../account/use-tell-failure.ts';
import { NO_BIRTH } from './birth-draft.ts';
import { BirthForm } from './birth-form.tsx';
import { requestOf, type BirthRequest } from './birth-request.ts';
import classes from './chart-page.module.css';
import { GUEST, hasBegun } from './draft.ts';
import { KeptList } from './kept-list.tsx';
import { draftOf, useKeepBirth, useOwnBirth } from './own-birth.ts';
import { OwnBirthField } from './own-birth-field.tsx';
import { FIELD_IDS, useBirthForm } from './use-birth-form.ts';
import { useChartDraft, type ChartWork } from './use-chart-draft.ts';

const SketchScene = lazyPart(() => import('./sketch-scene.tsx'));
const LetterScene = lazyPart(() => import('./letter-scene.tsx'));

const nothing = () => undefined;
const nowhere = () => Promise.resolve();
const UNDONE = 'No pudimos calcular tu carta';

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
  const form = useBirthForm({
    birth: NO_BIRTH,
    onChange: nothing,
    send: nowhere,
    undone: UNDONE,
  });
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
  useOwnBirthAtFirst(work);
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

/** Writes the birth of the profile into a form in which nobody has written yet, once. */
function useOwnBirthAtFirst({ draft, changeBirth }: ChartWork): void {
  const own = useOwnBirth();
  const isDone = useRef(false);
  const isUntouched = !hasBegun(draft);
  useEffect(() => {
    if (own === undefined || isDone.current) return;
    isDone.current = true;
    if (own !== null && isUntouched) changeBirth(draftOf(own));
  }, [own, isUntouched, changeBirth]);
}

interface BirthProps {
  work: ChartWork;
  onSketch: (sketch: ChartSketch) => void;
}

function Birth({ work, onSketch }: BirthProps) {
  const { draft, changeBirth, restart, open } = work;
  const own = useOwnBirth();
  const { user } = useSession();
  const [isToKeep, setToKeep] = useState(false);
  const send = useSend(isToKeep, onSketch);
  const form = useBirthForm({ birth: draft.birth, onChange: changeBirth, send, undone: UNDONE });
  const [times, setTimes] = useState(0);
  const clear = () => {
    restart();
    // What was typed of a place goes too.
    setTimes((before) => before + 1);
    setTimeout(() => document.getElementById(FIELD_IDS.birthDate)?.focus());
  };
  return (
    <>
      <div className={classes.birth}>
        <SkyOfNow />
        <BirthForm key={times} form={form}>
          {user === null ? null : (
            <OwnBirthField
              birth={draft.birth}
              own={own ?? null}
              isToKeep={isToKeep}
              onToKeep={setToKeep}
              onFill={() => own && changeBirth(draftOf(own))}
              onClear={clear}
            />
          )}
        </BirthForm>
      </div>
      <KeptList onOpen={open} />
    </>
  );
}

/** Has the chart of a birth drawn and, if that is wanted, the birth kept in the profile. */
function useSend(isToKeep: boolean, onSketch: BirthProps['onSketch']) {
  const { mutateAsync } = trpc.chart.sketch.useMutation();
  const keep = useKeepBirth();
  const tell = useTellFailure();
  return async (request: BirthRequest) => {
    const sketch = await mutateAsync(request);
    if (isToKeep)
      keep(request).catch((error: unknown) =>
        tell(failureOf(error), 'No pudimos guardar tus datos de nacimiento'),
      );
    onSketch(sketch);
  };
}
