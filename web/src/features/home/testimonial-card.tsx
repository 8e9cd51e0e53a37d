import type { Testimonial } from '@sibila/content/testimonials';
import { Star } from '../../components/ornament.tsx';
import classes from './testimonials.module.css';

const STARS = 5;

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** How it is announced among the others: «2 de 5». */
  place: string;
  isShown: boolean;
}

/** One voice: its stars, its words, and whose they are. */
export function TestimonialCard({ testimonial, place, isShown }: TestimonialCardProps) {
  const { text, author, location, type, stars, initials } = testimonial;
  return (
    <div
      className={classes.card}
      role="group"
      aria-roledescription="testimonio"
      aria-label={place}
      data-shown={isShown || undefined}
    >
      <div className={classes.stars} role="img" aria-label={`${stars} de ${STARS} estrellas`}>
        {Array.from({ length: STARS }, (_, at) => (
          <span key={at} data-lit={at < stars || undefined}>
            <Star size={18} />
          </span>
        ))}
      </div>
      <blockquote>{text}</blockquote>
      <p className={classes.author}>
        <span className={classes.badge} aria-hidden="true">
          {initials}
        </span>
        <span>
          <cite>{author}</cite>
          <small>
            {location} · {type}
          </small>
        </span>
      </p>
    </div>
  );
}
