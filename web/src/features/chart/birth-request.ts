import type { BirthTimeChoice } from '@sibila/contracts/birth';
import { birthInput } from '@sibila/contracts/chart';
import { birthDateOf, type BirthDraft, type HouseChoice } from './birth-draft.ts';

/** What the server is asked about a birth. */
export interface BirthRequest {
  name: string | null;
  birthDate: string;
  birthTime?: string;
  birthTimeChoice?: BirthTimeChoice;
  placeId: number;
  houseSystem: HouseChoice;
}

/** The fields that can be wrong, in the order of the form. */
export const BIRTH_FIELDS = [
  'birthDate',
  'birthTime',
  'birthTimeChoice',
  'placeId',
  'name',
] as const;
export type BirthField = (typeof BIRTH_FIELDS)[number];
export type BirthErrors = { [F in BirthField]?: string | undefined };

const NO_TIME = 'Escribe la hora, o marca «No sé la hora»';

type Asked = { request: BirthRequest; errors: null } | { request: null; errors: BirthErrors };

/** What a form asks for, or why it can't be asked. */
export function requestOf(draft: BirthDraft): Asked {
  const { name, time, hourUnknown, choice, place, houseSystem } = draft;
  const request: BirthRequest = {
    name: name.trim() === '' ? null : name.trim(),
    birthDate: birthDateOf(draft),
    ...(hourUnknown ? {} : { birthTime: time }),
    ...(hourUnknown || choice === null ? {} : { birthTimeChoice: choice }),
    placeId: place?.id ?? 0,
    houseSystem,
  };
  const errors: BirthErrors = {};
  for (const { path, message } of birthInput.safeParse(request).error?.issues ?? []) {
    const field = BIRTH_FIELDS.find((known) => known === path[0]);
    if (field) errors[field] ??= message;
  }
  if (!hourUnknown && time === '') errors.birthTime = NO_TIME;
  return Object.keys(errors).length === 0 ? { request, errors: null } : { request: null, errors };
}
