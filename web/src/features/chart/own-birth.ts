import type { OwnBirth } from '@sibila/contracts/birth';
import { showToast } from '../../components/toasts.tsx';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../account/session.ts';
import { useTellFailure } from '../account/use-tell-failure.ts';
import { birthDateOf, NO_BIRTH, type BirthDraft } from './birth-draft.ts';
import type { BirthRequest } from './birth-request.ts';
import { CHART_DRAFTS } from './draft.ts';

export type ProfileBirth = NonNullable<OwnBirth>;

/** The birth that the profile of whoever is signed in keeps; null for guests, undefined until it is known. */
export function useOwnBirth(): OwnBirth | undefined {
  const { user } = useSession();
  const { data } = trpc.chart.ownBirth.useQuery(undefined, { enabled: user !== null });
  return user === null ? null : data;
}

/** A kept birth as the form writes it. */
export function draftOf(birth: ProfileBirth): BirthDraft {
  const { birthDate, birthTime, birthTimeChoice, place } = birth;
  const [year = '', month, day] = birthDate.split('-');
  return {
    ...NO_BIRTH,
    day: String(Number(day)),
    month: String(Number(month)),
    year,
    time: birthTime ?? '',
    hourUnknown: birthTime === null,
    choice: birthTimeChoice,
    place,
  };
}

/** Whether a form says what the profile does. */
export function isOwn(draft: BirthDraft, own: ProfileBirth): boolean {
  const time = draft.hourUnknown ? null : draft.time;
  return (
    birthDateOf(draft) === own.birthDate &&
    time === own.birthTime &&
    draft.choice === own.birthTimeChoice &&
    draft.place?.id === own.place.id
  );
}

/** Keeps a birth in the profile; refuses as the server does. */
export function useKeepBirth(): (request: BirthRequest) => Promise<void> {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.chart.keepBirth.useMutation();
  return async (request) => {
    const { name: _, houseSystem: __, ...birth } = request;
    utils.chart.ownBirth.setData(undefined, await mutateAsync(birth));
    showToast({ title: 'Datos de nacimiento guardados en tu perfil' });
  };
}

/** How long what was forgotten can be put back. */
const UNDO_MS = 12_000;

/** What is asked for to keep a birth once more as it was. */
const keptAsItWas = ({ birthDate, birthTime, birthTimeChoice, place }: ProfileBirth) => ({
  birthDate,
  ...(birthTime === null ? {} : { birthTime }),
  ...(birthTimeChoice === null ? {} : { birthTimeChoice }),
  placeId: place.id,
});

/** Puts back a birth that the profile has just forgotten. */
function usePutBack(): (own: ProfileBirth) => Promise<void> {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.chart.keepBirth.useMutation();
  const tell = useTellFailure();
  return async (own) => {
    try {
      utils.chart.ownBirth.setData(undefined, await mutateAsync(keptAsItWas(own)));
      showToast({ title: 'Tus datos de nacimiento vuelven a estar en tu perfil' });
    } catch (error) {
      tell(failureOf(error), 'No pudimos devolver tus datos de nacimiento a tu perfil');
    }
  };
}

/** Forgets the birth of the profile, and what this tab has written of it; for a while it can be undone. */
export function useForgetBirth() {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const { mutateAsync, isPending } = trpc.chart.forgetBirth.useMutation();
  const putBack = usePutBack();
  const tell = useTellFailure();
  const forget = async (own: ProfileBirth): Promise<boolean> => {
    try {
      await mutateAsync();
    } catch (error) {
      tell(failureOf(error), 'No pudimos borrar tus datos de nacimiento');
      return false;
    }
    if (user) CHART_DRAFTS.drop(user.id);
    utils.chart.ownBirth.setData(undefined, null);
    showToast({
      title: 'Datos de nacimiento borrados',
      duration: UNDO_MS,
      action: { label: 'Deshacer', onClick: () => void putBack(own) },
    });
    return true;
  };
  return { forget, busy: isPending };
}
