import { UsageError } from './noun.ts';

const MAX = 10_000;

/** The number that an option was given. Throws a UsageError for what is none from 1 on. */
export function wholeNumber(text: unknown, name: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > MAX)
    throw new UsageError(`--${name} takes a whole number from 1 to ${MAX}`);
  return number;
}
