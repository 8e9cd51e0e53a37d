import { Link } from '@tanstack/react-router';
import { LineButton } from '../components/button.tsx';
import { Star } from '../components/ornament.tsx';
import classes from './message-screen.module.css';

/** What stands at an address that does not exist. */
export function NotFoundScreen() {
  return (
    <section className={classes.screen}>
      <Star size={28} />
      <h1 lang="en">404 Page Not Found</h1>
      <p className={classes.hint} lang="en">
        Did you forget to add the page to the router?
      </p>
      <p>Esta dirección no figura en el atlas. Quizá cambió de sitio o se escribió a medias.</p>
      <LineButton component={Link} to="/">
        Volver al inicio
      </LineButton>
    </section>
  );
}
