import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAccessDialog, type AccessTab } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import { HomePage } from './home-page.tsx';

interface HomeWithAccessProps {
  tab: AccessTab | undefined;
  skyLine: string | null;
}

/**
 * The landing page with the access dialog open on a tab, if one is asked for. Whoever is signed in
 * already goes on to the landing page itself.
 */
export function HomeWithAccess({ tab, skyLine }: HomeWithAccessProps) {
  const { status } = useSession();
  const access = useAccessDialog();
  const navigate = useNavigate();
  const opened = useRef(false);
  useEffect(() => {
    const goHome = () => void navigate({ to: '/', replace: true });
    if (status === 'signedIn' && !opened.current) goHome();
    if (status !== 'anonymous' || tab === undefined || opened.current) return;
    opened.current = true;
    access.open({ tab, onSuccess: goHome });
  }, [status, access, navigate, tab]);
  return <HomePage skyLine={skyLine} />;
}
