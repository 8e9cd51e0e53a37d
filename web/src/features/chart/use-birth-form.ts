import { TRPCClientError } from '@trpc/client';
import { useState, type FormEvent } from 'react';
import type { BirthTimeChoice } from '@sibila/contracts/birth';
import { failureOf } from '../../lib/failure.ts';
import type { BirthDraft } from './birth-draft.ts';
import {
  BIRTH_FIELDS,
  requestOf,
  type BirthErrors,
  type BirthField,
  type BirthRequest,
} from './birth-request.ts';

/** One of two hours that may be meant, in the server's words. */
interface HourChoice {
  value: BirthTimeChoice;
  name: string;
}

/** Where the focus goes for an error of each field. */
export const FIELD_IDS: Readonly<Record<BirthField, string>> = {
  birthDate: 'birth-day',
  birthTime: 'birth-time',
  birthTimeChoice: 'birth-choice',
  placeId: 'birth-place',
  name: 'birth-name',
};

/** What is said where no answer came; nothing that was written is lost. */
const notReached = (undone: string) =>
  `${undone}. Lo que escribiste sigue aquí: vuelve a intentarlo.`;

function choicesOf(error: unknown): HourChoice[] {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  if (typeof data !== 'object' || data === null || !('choices' in data)) return [];
  return Array.isArray(data.choices) ? (data.choices as HourChoice[]) : [];
}

/** Goes to the first field that is wrong, once its error stands there. */
function focusFirst(errors: BirthErrors): void {
  const field = BIRTH_FIELDS.find((name) => errors[name] !== undefined);
  if (field) setTimeout(() => document.getElementById(FIELD_IDS[field])?.focus());
}

interface BirthFormOptions {
  birth: BirthDraft;
  onChange: (part: Partial<BirthDraft>) => void;
  /** Sends what is asked of the birth; what it is refused with stands at its fields. */
  send: (request: BirthRequest) => Promise<void>;
  /** What could not be done where the server was not reached. */
  undone: string;
}

export interface BirthForm {
  birth: BirthDraft;
  errors: BirthErrors;
  /** The two hours to choose from, where the clocks showed the time twice. */
  choices: readonly HourChoice[];
  /** Why nothing came of it, where no field is wrong. */
  failure: string | null;
  busy: boolean;
  set: (part: Partial<BirthDraft>, field?: BirthField) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form of a birth: what stands in it, and what is wrong with it once it was sent. */
export function useBirthForm({ birth, onChange, send, undone }: BirthFormOptions): BirthForm {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<BirthErrors>({});
  const [choices, setChoices] = useState<readonly HourChoice[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const set: BirthForm['set'] = (part, field) => {
    // Another date, time or place is another hour: which of two was meant is asked anew.
    const isOther = field === 'birthDate' || field === 'birthTime' || field === 'placeId';
    if (isOther) setChoices([]);
    if (field) setErrors((before) => ({ ...before, [field]: undefined }));
    onChange(isOther ? { ...part, choice: null } : part);
  };
  const refuse = (error: unknown) => {
    const { fields, message, code } = failureOf(error);
    setErrors(fields);
    setChoices(choicesOf(error));
    if (Object.keys(fields).length === 0) setFailure((code && message) || notReached(undone));
    focusFirst(fields);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const asked = requestOf(birth);
    setErrors(asked.errors ?? {});
    if (asked.errors) return focusFirst(asked.errors);
    setBusy(true);
    void send(asked.request)
      .catch(refuse)
      .finally(() => setBusy(false));
  };
  return { birth, errors, choices, failure, busy, set, submit };
}
