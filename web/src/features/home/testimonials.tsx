import { TESTIMONIALS } from '@sibila/content/testimonials';
import { TestimonialCard } from './testimonial-card.tsx';
import classes from './testimonials.module.css';
import { useCarousel, type Carousel } from './use-carousel.ts';

const COUNT = TESTIMONIALS.length;
const placeOf = (at: number) => `${at + 1} de ${COUNT}`;

/** The five testimonials, one at a time. */
export default function Testimonials() {
  const carousel = useCarousel(COUNT);
  const { index, autoplay, hold } = carousel;
  return (
    // Waiting while somebody is at it is nothing that they have to do by pointer or key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-roledescription="carrusel"
      aria-label="Testimonios"
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      // A pointer leaves the focus on what it pressed, long after it is gone.
      onFocus={({ target }) => hold('keyboard', target.matches(':focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hold('keyboard', false);
      }}
    >
      <div className={classes.cards} aria-live={autoplay ? 'off' : 'polite'}>
        {TESTIMONIALS.map((testimonial, at) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            place={placeOf(at)}
            isShown={at === index}
          />
        ))}
      </div>
      <Controls {...carousel} />
    </div>
  );
}

function Controls({ index, autoplay, toggleAutoplay, goTo }: Carousel) {
  return (
    <div className={classes.controls}>
      <button type="button" aria-label="Testimonio anterior" onClick={() => goTo(index - 1)}>
        <Arrow path="M15 4l-8 8l8 8" />
      </button>
      <div className={classes.dots} role="group" aria-label="Elegir un testimonio">
        {TESTIMONIALS.map(({ id }, at) => (
          <button
            key={id}
            type="button"
            className={classes.dot}
            aria-label={`Testimonio ${placeOf(at)}`}
            aria-current={at === index || undefined}
            onClick={() => goTo(at)}
          />
        ))}
      </div>
      <button type="button" aria-label="Testimonio siguiente" onClick={() => goTo(index + 1)}>
        <Arrow path="M9 4l8 8l-8 8" />
      </button>
      <button
        type="button"
        aria-label="Cambio automático"
        aria-pressed={autoplay}
        title={autoplay ? 'Pausar' : 'Reanudar'}
        onClick={toggleAutoplay}
      >
        <Arrow path={autoplay ? 'M8.500 5v14M15.500 5v14' : 'M8 5l11 7l-11 7Z'} />
      </button>
    </div>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
