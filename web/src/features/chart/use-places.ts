import { keepPreviousData } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { ChartSummary } from '@sibila/contracts/chart';
import { trpc } from '../../lib/trpc.ts';

type Place = ChartSummary['place'];

/** Between the last key and the question. */
const PAUSE_MS = 150;
/** Shorter beginnings fit half the world. */
const LETTERS_MIN = 2;
const LETTERS_MAX = 80;
const NONE: Place[] = [];

interface FoundPlaces {
  places: Place[];
  /** Whether enough was typed to look for. */
  isEnough: boolean;
  isAsking: boolean;
  hasFailed: boolean;
}

/** The likeliest places for what was typed of a name; those of before until the next are here. */
export function usePlaces(text: string): FoundPlaces {
  const wanted = text.trim().slice(0, LETTERS_MAX);
  const [q] = useDebouncedValue(wanted, PAUSE_MS);
  const enabled = wanted.length >= LETTERS_MIN && q.length >= LETTERS_MIN;
  const { data, isError, isFetching } = trpc.places.find.useQuery(
    { q },
    { enabled, placeholderData: keepPreviousData },
  );
  return {
    isEnough: wanted.length >= LETTERS_MIN,
    places: enabled ? (data ?? NONE) : NONE,
    isAsking: wanted.length >= LETTERS_MIN && (isFetching || q !== wanted),
    hasFailed: enabled && isError,
  };
}
