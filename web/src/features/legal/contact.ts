import type { LegalContact } from '@sibila/content/legal/controller';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

/** Whom people can turn to about their data, as the server said it in the page. */
export function legalContact(told: unknown): LegalContact {
  const operator = fieldOf(told, 'operator');
  const [name, address] = [fieldOf(operator, 'name'), fieldOf(operator, 'address')];
  const email = fieldOf(told, 'email');
  return {
    operator: typeof name === 'string' && typeof address === 'string' ? { name, address } : null,
    email: typeof email === 'string' ? email : null,
  };
}
