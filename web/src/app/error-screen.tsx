import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { UNEXPECTED } from '@sibila/contracts/unexpected-error';
import { CallButton, LineButton } from '../components/button.tsx';
import { Star } from '../components/ornament.tsx';
import classes from './message-screen.module.css';

/** What a screen shows in its place when it breaks. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <section className={classes.screen} role="alert">
      <Star size={28} />
      <h1>Se nubló el cielo</h1>
      <p>{UNEXPECTED.message}</p>
      <div className={classes.actions}>
        <CallButton onClick={retry}>Volver a intentarlo</CallButton>
        <LineButton component={Link} to="/">
          Volver al inicio
        </LineButton>
      </div>
    </section>
  );
}
