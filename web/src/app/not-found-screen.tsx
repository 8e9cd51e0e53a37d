import { Link } from '@tanstack/react-router';
import { NOT_FOUND_PAGE, WAYS_ON } from '@sibila/contracts/message-pages';
import { LineButton } from '../components/button.tsx';
import { Star } from '../components/ornament.tsx';
import classes from './message-screen.module.css';

/** What stands at an address that does not exist. */
export function NotFoundScreen() {
  return (
    <section className={classes.screen}>
      <Star size={28} />
      <h1 lang="en">{NOT_FOUND_PAGE.heading}</h1>
      <p className={classes.hint} lang="en">
        {NOT_FOUND_PAGE.hint}
      </p>
      <p>{NOT_FOUND_PAGE.text}</p>
      <LineButton component={Link} to="/">
        {WAYS_ON.home}
      </LineButton>
    </section>
  );
}
