import { Rule } from '../../components/ornament.tsx';
import { ContactForm } from './contact-form.tsx';
import { FaqAccordion } from './faq-accordion.tsx';
import { SUPPORT_TITLE } from './head.ts';
import classes from './support-page.module.css';

/** Answers to what people ask, and a way to ask the rest. */
export function SupportPage() {
  return (
    <div className="page">
      <h1>{SUPPORT_TITLE}</h1>
      <p className={classes.lead}>
        Casi todo está respondido aquí abajo. Lo que falte, pregúntanoslo: lo lee una persona.
      </p>
      <Rule />
      <div className={classes.halves}>
        <section aria-labelledby="preguntas">
          <h2 id="preguntas">Preguntas frecuentes</h2>
          <FaqAccordion />
        </section>
        <section aria-labelledby="contacto">
          <h2 id="contacto">Escríbenos</h2>
          <ContactForm />
        </section>
      </div>
    </div>
  );
}
