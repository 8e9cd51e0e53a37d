import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { patiently } from '../lib/patiently.ts';

interface PatientPartProps {
  load: () => Promise<{ default: ComponentType }>;
  wanted: boolean;
  /** What stands there until it has come. */
  waiting: ReactElement;
}

/**
 * A part of the page that it can do without, once it is wanted and its code has come. Not a `lazy`:
 * while one is on its way, whatever else was deferred on the page would wait with it.
 */
export function PatientPart({ load, wanted, waiting }: PatientPartProps): ReactElement {
  const [part, setPart] = useState<ReactElement | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const leaving = new AbortController();
    void patiently(load, leaving.signal).then((loaded) => {
      if (!leaving.signal.aborted) setPart(createElement(loaded.default));
    });
    return () => leaving.abort();
  }, [load, wanted]);
  return part ?? waiting;
}
