import { useEffect, useState, type ComponentType } from 'react';
import { patiently } from './patiently.ts';

/**
 * A part of the program that the page can do without, once it is `wanted` and has come; null before.
 * Not a `lazy`: while one is on its way, whatever else was deferred on the page would wait with it.
 */
export function usePart(
  load: () => Promise<{ default: ComponentType }>,
  wanted: boolean,
): ComponentType | null {
  const [part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isGone = false;
    void patiently(load).then((loaded) => {
      if (!isGone) setPart(() => loaded.default);
    });
    return () => {
      isGone = true;
    };
  }, [load, wanted]);
  return part;
}
