import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Runs `leave` when somebody goes to another page; not for what follows its `?` or `#` alone. */
export function usePathChange(leave: () => void): void {
  const router = useRouter();
  useEffect(() => {
    let path = router.latestLocation.pathname;
    return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.pathname === path) return;
      path = toLocation.pathname;
      leave();
    });
  }, [router, leave]);
}
