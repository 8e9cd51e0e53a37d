import { Link } from '@tanstack/react-router';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import { UserIcon } from './icons.tsx';

/** The user icon: the profile for those who are signed in, the access dialog for the others. */
export function AccountEntry({ className }: { className: string | undefined }) {
  const { status } = useSession();
  const access = useAccessDialog();
  if (status === 'signedIn') {
    return (
      <Link to="/profile" className={className} aria-label="Perfil" title="Perfil">
        <UserIcon />
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label="Acceder"
      title="Acceder"
      aria-haspopup="dialog"
      onPointerEnter={access.preload}
      onFocus={access.preload}
      onClick={() => {
        access.open({ tab: 'login' });
      }}
    >
      <UserIcon />
    </button>
  );
}
