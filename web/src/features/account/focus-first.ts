/** Moves the focus to the first field, in the order of the form, that has an error. */
export function focusFirst<Field extends string>(
  form: { getInputNode: (field: Field) => HTMLElement | null },
  order: readonly Field[],
  errors: object,
): void {
  const field = order.find((name) => name in errors);
  if (field) form.getInputNode(field)?.focus();
}
