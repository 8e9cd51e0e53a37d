import { Link } from '@tanstack/react-router';
import { useAccessLink } from '../account/access-link.ts';
import { useSession } from '../account/session.ts';
import { UserIcon } from './icons.tsx';

/** The user icon: the profile for those who are signed in, the access dialog for the others. */
export function AccountEntry({ className }: { className: string | undefined }) {
  const { status } = useSession();
  const link = useAccessLink('login');
  if (status === 'signedIn') {
    return (
      <Link to="/profile" className={className} aria-label="Perfil" title="Perfil">
        <UserIcon />
      </Link>
    );
  }
  return (
    <a {...link} className={className} aria-label="Acceder" title="Acceder">
      <UserIcon />
    </a>
  );
}
