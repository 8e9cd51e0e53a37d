import { useState } from 'react';
import type { ChartSketch } from '@sibila/contracts/chart';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toasts.tsx';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { useTellFailure } from '../account/use-tell-failure.ts';
import classes from './sun-sign-offer.module.css';

/** The sign of the Sun for the profile of whoever has none there; on a cusp day also for guests. */
export function SunSignOffer({ sunSign }: { sunSign: ChartSketch['sunSign'] }) {
  const { user } = useSession();
  const [saved, setSaved] = useState<SignName | null>(null);
  const save = useSaveSign(setSaved);
  const { sign, signs, cusp } = sunSign;
  const isWanted = user !== null && (user.zodiacSign === null || saved !== null);
  if (!isWanted) return cusp === null ? null : <p className={classes.cusp}>{cusp}</p>;
  return (
    <aside className={classes.offer} aria-label="Tu signo solar">
      {cusp === null ? null : <p>{cusp}</p>}
      {saved === null ? (
        <>
          <p>
            {sign === null
              ? 'Tu perfil no tiene signo todavía. Si sabes cuál de los dos es el tuyo, guárdalo:'
              : `Si esta carta es la tuya, tu signo solar es ${sign}, y tu perfil no lo tiene todavía.`}
          </p>
          <div className={classes.ways}>
            {signs.map((each) => (
              <LineButton key={each} aria-disabled={save.busy} onClick={() => void save.send(each)}>
                Guardar {each} en mi perfil
              </LineButton>
            ))}
          </div>
        </>
      ) : (
        <p role="status">Tu perfil dice ahora {saved}. Puedes cambiarlo en tu cuenta.</p>
      )}
    </aside>
  );
}

function useSaveSign(onSaved: (sign: SignName) => void) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateProfile.useMutation();
  const tell = useTellFailure();
  const send = async (zodiacSign: SignName) => {
    if (update.isPending) return;
    try {
      utils.account.user.setData(undefined, await update.mutateAsync({ zodiacSign }));
    } catch (error) {
      return tell(failureOf(error), 'No pudimos guardar tu signo');
    }
    onSaved(zodiacSign);
    showToast({ title: 'Signo guardado' });
  };
  return { send, busy: update.isPending };
}
