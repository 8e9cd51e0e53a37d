import { useHydrated } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { TESTIMONIALS } from '@sibila/content/testimonials';
import { lazyPart } from '../../components/lazy-part.tsx';
import { PatientPart } from '../../components/patient-part.tsx';
import { useNearViewport } from '../../lib/near-viewport.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import classes from './testimonials.module.css';

const load = () => import('./testimonials.tsx');
const Testimonials = lazyPart(load);

const LEFT_AS_IS = { __html: '' };
/** As for the plans above them: they have no numbers of their own. */
const NEAR = { delay: 600, margin: 200, asked: false };

/** What people take with them from a reading; it turns once it comes near. */
export function TestimonialsSection() {
  const place = useRef<HTMLDivElement>(null);
  // Deferred: what stands there stays until the code has come.
  const isNear = useDeferredValue(useNearViewport(place, NEAR));
  const hydrated = useHydrated();
  const [wasServed] = useState(!hydrated);
  return (
    <section className={classes.section} aria-labelledby="testimonios">
      <h2 id="testimonios">Lo que se llevan de una lectura</h2>
      <div ref={place} className={classes.place}>
        {wasServed ? (
          // They can be read already: nothing needs to be said while their code can't be had.
          <PatientPart load={load} wanted={isNear} waiting={<StillTestimonials />} />
        ) : (
          <Suspense>{isNear ? <Testimonials /> : <StillTestimonials />}</Suspense>
        )}
      </div>
      <p className={classes.note}>
        Testimonios ilustrativos: muestran usos de la página, no son opiniones de personas reales.
      </p>
    </section>
  );
}

/**
 * The testimonials as the server's HTML holds them. The browser has none of their words before they
 * come near: while it hydrates, it leaves what is in the element as it is.
 */
function StillTestimonials() {
  if (!import.meta.env.SSR)
    return (
      <div
        className={classes.cards}
        suppressHydrationWarning
        dangerouslySetInnerHTML={LEFT_AS_IS}
      />
    );
  return (
    <div className={classes.cards}>
      {TESTIMONIALS.map((testimonial, at) => (
        <TestimonialCard
          key={testimonial.id}
          testimonial={testimonial}
          place={`${at + 1} de ${TESTIMONIALS.length}`}
          isShown={at === 0}
        />
      ))}
    </div>
  );
}
