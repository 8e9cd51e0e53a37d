import { Link } from '@tanstack/react-router';
import { LineButton } from '../../components/button.tsx';
import { Star } from '../../components/ornament.tsx';
import { EXACT_PAGE } from '../../lib/exact-link.ts';
import classes from '../../app/message-screen.module.css';

/** What stands where there is no such article, or where it could not be had. */
export function ArticleMissing() {
  return (
    <section className={classes.screen}>
      <Star size={28} />
      <h1>Artículo no encontrado</h1>
      <p>El artículo que buscas no existe o no está disponible.</p>
      <LineButton component={Link} to="/blog" activeOptions={EXACT_PAGE}>
        Volver al blog
      </LineButton>
    </section>
  );
}
