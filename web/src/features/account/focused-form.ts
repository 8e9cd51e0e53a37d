import type { FormEvent } from 'react';

interface SentForm<V, Field extends string> {
  getInputNode: (field: Field) => HTMLElement | null;
  setErrors: (errors: Record<string, string>) => void;
  onSubmit: (
    onSound: (values: V) => void,
    onErrors: (errors: object) => void,
  ) => (event: FormEvent<HTMLFormElement>) => void;
}

/** Moves the focus to the first field, in the order of the form, that has an error. */
function focusFirst<Field extends string>(
  form: { getInputNode: (field: Field) => HTMLElement | null },
  order: readonly Field[],
  errors: object,
): void {
  const field = order.find((name) => name in errors);
  if (field) form.getInputNode(field)?.focus();
}

/** Sends a form once its fields are sound; before that, the first one with an error has the focus. */
export const sendWhenSound =
  <V, Field extends string>(
    form: SentForm<V, Field>,
    order: readonly Field[],
    send: (values: V) => Promise<void>,
  ) =>
  (event: FormEvent<HTMLFormElement>): void =>
    form.onSubmit(
      (values) => void send(values),
      (errors) => focusFirst(form, order, errors),
    )(event);

/** Shows what the server found in the fields of a form, and goes to the first of them. */
export function showErrors<Field extends string>(
  form: Pick<SentForm<never, Field>, 'getInputNode' | 'setErrors'>,
  order: readonly Field[],
  errors: Record<string, string>,
): void {
  form.setErrors(errors);
  focusFirst(form, order, errors);
}
