import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The last of `names` that followed `#` in the address, empty until the page is awake, as the server
 * never sees it, and where nothing follows; and a way to change it in place, without scrolling. What
 * names nothing here, as the way past the menu does, changes nothing.
 */
export function useHash(names: ReadonlySet<string>): readonly [string, (hash: string) => void] {
  const hydrated = useHydrated();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState('');
  const isNamed = hydrated && (hash === '' || names.has(hash));
  if (isNamed && hash !== last) setLast(hash);
  const change = (next: string) =>
    void navigate({
      to: pathname,
      hash: next,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return [isNamed ? hash : last, change];
}
