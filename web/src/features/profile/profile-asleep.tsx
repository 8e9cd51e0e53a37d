import { PageSkeleton } from '../../components/page-skeleton.tsx';
import classes from './profile-asleep.module.css';

/** The profile before it wakes: its shape, and, where no script runs, what that means. */
export function ProfileAsleep() {
  return (
    <>
      <noscript>
        <p className={classes.asleep}>
          Para ver tu perfil hace falta JavaScript: actívalo en tu navegador y vuelve a cargar la
          página. Tus lecturas siguen guardadas y, si acabas de pagar, Premium se activa solo.
        </p>
      </noscript>
      <PageSkeleton label="Cargando tu perfil" title="Tu perfil" />
    </>
  );
}
