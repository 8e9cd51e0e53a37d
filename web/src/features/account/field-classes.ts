import classes from './fields.module.css';

/** Class names of one text field, in Mantine's terms. */
export const fieldClasses = {
  label: classes.label ?? '',
  input: classes.input ?? '',
  error: classes.error ?? '',
  description: classes.hint ?? '',
};

/** The same for a password, whose input stands inside a frame with the show/hide button. */
export const passwordClasses = {
  ...fieldClasses,
  innerInput: classes.innerInput ?? '',
  visibilityToggle: classes.eye ?? '',
};
