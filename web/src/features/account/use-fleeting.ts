import { useCallback, useEffect, useState } from 'react';

/** Something shown for a while: whether it stands, and how to show it (anew) or take it away. */
export function useFleeting(milliseconds: number): [boolean, (shown: boolean) => void] {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (shownAt === null) return undefined;
    const timer = setTimeout(() => setShownAt(null), milliseconds);
    return () => clearTimeout(timer);
  }, [shownAt, milliseconds]);
  const show = useCallback((shown: boolean) => setShownAt(shown ? performance.now() : null), []);
  return [shownAt !== null, show];
}
