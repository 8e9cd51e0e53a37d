import { PageSkeleton } from '../../components/page-skeleton.tsx';

const ASLEEP =
  'Para ver tu perfil hace falta JavaScript: actívalo en tu navegador y vuelve a cargar la página. Tus lecturas siguen guardadas y, si acabas de pagar, Premium se activa solo.';

/** The profile before it wakes: its shape, and, where no script runs, what that means. */
export const ProfileAsleep = () => (
  <PageSkeleton label="Cargando tu perfil" title="Tu perfil" asleep={ASLEEP} />
);
