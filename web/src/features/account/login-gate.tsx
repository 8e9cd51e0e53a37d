import type { MouseEvent, ReactNode } from 'react';
import { CallButton } from '../../components/button.tsx';
import { FrameCorners } from '../../components/ornament.tsx';
import { useAwake } from '../../lib/awake.ts';
import { useAccessLink } from './access-link.ts';
import classes from './login-gate.module.css';
import { useSession } from './session.ts';

interface LoginGateProps {
  title: string;
  /** What waits behind, and what it takes to get there. */
  explanation: ReactNode;
  /** What is seen of it from outside: dimmed and blurred, behind the words. */
  preview: ReactNode;
  /** What those who are signed in see instead. */
  children: ReactNode;
}

/** Who is signed in needs no form: until that is known, a press leads nowhere. */
const wait = (event: MouseEvent) => event.preventDefault();

/**
 * Keeps a feature for those who have an account. The gate stands in the server's HTML; while the
 * browser finds out who is reading, the button's place shows a spinner, and nothing moves.
 */
export function LoginGate({ title, explanation, preview, children }: LoginGateProps) {
  const { status } = useSession();
  const isAwake = useAwake();
  const link = useAccessLink('login');
  if (status === 'signedIn') return children;
  const checking = isAwake && status === 'loading';
  return (
    <div className={classes.gate}>
      <div className={classes.preview} aria-hidden="true" inert>
        {preview}
      </div>
      <FrameCorners />
      <div className={classes.words}>
        <h3>{title}</h3>
        <p>{explanation}</p>
        <CallButton
          component="a"
          {...link}
          loading={checking}
          aria-disabled={checking || undefined}
          onClick={checking ? wait : link.onClick}
        >
          Iniciar sesión o registrarse
        </CallButton>
        <span role="status" className="visually-hidden">
          {checking ? 'Comprobando tu sesión' : ''}
        </span>
      </div>
    </div>
  );
}
