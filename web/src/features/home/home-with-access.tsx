import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SkyWords } from '@sibila/domain/sky/sentence';
import { useAccessDialog, type AccessTab } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import { HomePage } from './home-page.tsx';
import classes from './home-with-access.module.css';

interface HomeWithAccessProps {
  tab: AccessTab | undefined;
  skyLine: SkyWords | null;
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
  return (
    <>
      <noscript>
        <p className={classes.asleep}>
          Para entrar o crear tu cuenta hace falta JavaScript: actívalo en tu navegador y vuelve a
          cargar la página. Los horóscopos de hoy, los textos del tarot y de las runas y el blog se
          leen también sin él.
        </p>
      </noscript>
      <HomePage skyLine={skyLine} />
    </>
  );
}
