import classes from './catalogue-head.module.css';
import { Graduation } from './ornament.tsx';
import { Trail } from './trail.tsx';

interface CatalogueHeadProps {
  /** What the catalogue is called where pages are named. */
  name: string;
  title: string;
  lead: string;
  /** What is worth knowing before one chooses. */
  paragraphs: readonly string[];
}

/** The head of a page that lists all of a kind. */
export function CatalogueHead({ name, title, lead, paragraphs }: CatalogueHeadProps) {
  return (
    <>
      <Trail here={name} />
      <header className={classes.head}>
        <Graduation />
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </header>
    </>
  );
}
