import type { LegalSection } from '@sibila/content/legal';
import { Rule } from '../../components/ornament.tsx';
import classes from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  /** What these words are and what will join them. */
  lead: string;
  sections: readonly LegalSection[];
}

/** A legal text: one narrow column, each part under a heading of its own. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <article className={`page ${classes.text}`}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <Rule />
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </article>
  );
}
