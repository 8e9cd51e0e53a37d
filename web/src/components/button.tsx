import { Button } from '@mantine/core';
import classes from './button.module.css';

/** The ember button: the one thing that a screen calls to. */
export const CallButton = Button.withProps({
  classNames: { root: classes.call ?? '', label: classes.label ?? '' },
  loaderProps: { type: 'oval', color: '#160a05', size: 22 },
});

/** The gold outline: whatever else can be done. */
export const LineButton = Button.withProps({
  classNames: { root: classes.line ?? '', label: classes.label ?? '' },
  loaderProps: { type: 'oval', color: 'var(--gold)', size: 22 },
});
