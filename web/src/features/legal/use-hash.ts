import { useHydrated, useLocation } from '@tanstack/react-router';

/** What follows `#` in the address; empty until the page is awake, as the server never sees it. */
export function useHash(): string {
  const hydrated = useHydrated();
  const hash = useLocation({ select: (location) => location.hash });
  return hydrated ? hash : '';
}
