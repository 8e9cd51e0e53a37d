import { useLogout, useSession } from '../account/session.ts';
import { LeaveIcon } from './icons.tsx';

interface SignOutProps {
  className: string | undefined;
  /** Shows the words beside the icon. */
  labelled?: boolean;
  /** Runs as soon as it is pressed. */
  onPress?: () => void;
}

/** Ends the session; there only while there is one. */
export function SignOut({ className, labelled = false, onPress }: SignOutProps) {
  const { status } = useSession();
  const logout = useLogout();
  if (status !== 'signedIn') return null;
  return (
    <button
      type="button"
      className={className}
      {...(labelled ? {} : { 'aria-label': 'Cerrar sesión', title: 'Cerrar sesión' })}
      onClick={() => {
        onPress?.();
        void logout();
      }}
    >
      <LeaveIcon />
      {labelled && 'Cerrar sesión'}
    </button>
  );
}
