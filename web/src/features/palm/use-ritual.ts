import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { randomUuid } from '../../lib/uuid.ts';
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

/** The draft, kept in the tab from the choice of a hand on. */
function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => PALM_DRAFTS.load(userId) ?? begin());
  useEffect(() => {
    if (draft.hand === null) PALM_DRAFTS.drop(userId);
    else PALM_DRAFTS.save(userId, draft);
  }, [draft, userId]);
  return [draft, setDraft] as const;
}

/** The state of the palm's ritual: a reload or a login loses the photos and nothing else. */
export function useRitual(userId: string): Ritual {
  const [draft, setDraft] = useDraft(userId);
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
        change({ hand, both, step: 'photo', lost: false });
      },
      goTo: (step) => change({ step }),
      take: (photo) => {
        const asSecond = draft.step === 'second';
        setPhotos((now) => (asSecond ? { ...now, second: photo } : { ...now, first: photo }));
        const wantsSecond = !asSecond && draft.both && photos.second === null;
        change({ step: wantsSecond ? 'second' : 'review', lost: false });
      },
      retake: (step) => {
        setPhotos((now) => ({ ...now, [step === 'second' ? 'second' : 'first']: null }));
        change({ step });
      },
      setKeep: (keep) => change({ keep }),
      leaveSecond: () => {
        setPhotos((now) => ({ ...now, second: null }));
        change({ both: false, step: 'review' });
      },
      finish: (reading) => change({ reading }),
      restart: () => {
        setPhotos(NONE);
        setDraft(begin());
      },
    }),
    [draft, photos, change, setDraft],
  );
}
