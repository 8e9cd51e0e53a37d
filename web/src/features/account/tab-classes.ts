import classes from './tabs.module.css';

/** Class names of a row of tabs, in Mantine's terms. */
export const tabClasses = {
  list: classes.tabs ?? '',
  tab: classes.tab ?? '',
  panel: classes.panel ?? '',
};
