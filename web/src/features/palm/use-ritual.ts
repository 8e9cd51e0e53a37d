import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import { otherHand, type HandSide } from '@sibila/domain/palm/measured-hand';
import { randomUuid } from '../../lib/uuid.ts';
import { useKeptDraft } from '../reading/draft-store.ts';
import { newDraft, PALM_DRAFTS, type PalmDraft, type Step } from './draft.ts';
import type { ChosenPhoto } from './photo.ts';

/** The photos of this page; they live as long as it does. */
export interface Photos {
  first: ChosenPhoto | null;
  second: ChosenPhoto | null;
}

export interface Ritual {
  draft: PalmDraft;
  photos: Photos;
  chooseHand(hand: HandSide, both: boolean): void;
  goTo(step: Step): void;
  /** Takes the photo of the step that asks for one, and goes on. */
  take(photo: ChosenPhoto): void;
  /** Lets the photo of a step go, and asks for another one. */
  retake(step: 'photo' | 'second'): void;
  /** The photos show the other hand than the one that was chosen. */
  switchHand(): void;
  setKeep(keep: boolean): void;
  /** Goes on with the first hand alone. */
  leaveSecond(): void;
  finish(reading: PalmReading): void;
  /** Forgets everything and begins a new reading. */
  restart(): void;
}

const NONE: Photos = { first: null, second: null };
const begin = (): PalmDraft => newDraft(randomUuid());

/** Lets go of what the browser holds of the photos that are no longer shown. */
function useReleased(photos: Photos): void {
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const urls = [photos.first?.url, photos.second?.url];
    const now = new Set(urls.filter((url) => typeof url === 'string'));
    for (const url of shown.current) if (!now.has(url)) URL.revokeObjectURL(url);
    shown.current = now;
  }, [photos]);
  useEffect(
    () => () => {
      for (const url of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );
}

/** What is sent from now on is another reading, if something was sent before it. */
const other = ({ id, sent }: PalmDraft): Pick<PalmDraft, 'id' | 'sent'> =>
  sent ? { id: randomUuid(), sent: false } : { id, sent };

/** The state of the palm's ritual: a reload or a login loses the photos and nothing else. */
export function useRitual(userId: string): Ritual {
  const [draft, setDraft] = useKeptDraft(PALM_DRAFTS, userId, begin);
  const [photos, setPhotos] = useState(NONE);
  useReleased(photos);
  const change = useCallback(
    (part: Partial<PalmDraft>) => setDraft((now) => ({ ...now, ...part })),
    [setDraft],
  );
  return useMemo(
    () => ({
      draft,
      photos,
      chooseHand: (hand, both) => {
        setPhotos(NONE);
        change({ hand, both, step: 'photo', lost: false, ...other(draft) });
      },
      goTo: (step) => change(step === 'reading' ? { step, sent: true } : { step }),
      take: (photo) => {
        const asSecond = draft.step === 'second';
        setPhotos((now) => (asSecond ? { ...now, second: photo } : { ...now, first: photo }));
        const wantsSecond = !asSecond && draft.both && photos.second === null;
        change({ step: wantsSecond ? 'second' : 'review', lost: false, ...other(draft) });
      },
      retake: (step) => {
        setPhotos((now) => ({ ...now, [step === 'second' ? 'second' : 'first']: null }));
        change({ step });
      },
      switchHand: () => change({ hand: draft.hand && otherHand(draft.hand), ...other(draft) }),
      setKeep: (keep) => change({ keep, ...other(draft) }),
      leaveSecond: () => {
        setPhotos((now) => ({ ...now, second: null }));
        change({ both: false, step: 'review', ...other(draft) });
      },
      finish: (reading) => change({ reading }),
      restart: () => {
        setPhotos(NONE);
        setDraft(begin);
      },
    }),
    [draft, photos, change, setDraft],
  );
}
