import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';

/**
 * What follows `#` in the address, empty until the page is awake, as the server never sees it; and
 * a way to change it in place, without scrolling.
 */
export function useHash(): readonly [string, (hash: string) => void] {
  const hydrated = useHydrated();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const change = (next: string) =>
    void navigate({
      to: pathname,
      hash: next,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return [hydrated ? hash : '', change];
}
