import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { CallButton } from './button.tsx';
import classes from './entry.module.css';
import { FrameCorners, Rule, Star } from './ornament.tsx';
import { Paper } from './paper.tsx';

interface EntryHeadProps {
  /** What stands between the home page and this one. */
  section: { name: string; hash: string };
  title: string;
  lead: string;
  picture: ReactNode;
  /** Terms with what there is to say of each; a null is left out. */
  facts: readonly (readonly [term: string, fact: string | null])[];
}

/** The head of a page about one thing of a catalogue: its picture, its name and what is known of it. */
export function EntryHead({ section, title, lead, picture, facts }: EntryHeadProps) {
  return (
    <>
      <nav aria-label="Estás en" className={classes.trail}>
        <Link to="/">{PRODUCT_NAME}</Link>
        <Link to="/" hash={section.hash}>
          {section.name}
        </Link>
        <span aria-current="page">{title}</span>
      </nav>
      <header className={classes.head}>
        <div className={classes.picture}>{picture}</div>
        <div className={classes.words}>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          <dl className={classes.facts}>
            {facts.map(([term, fact]) =>
              fact === null ? null : (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
      </header>
    </>
  );
}

/** The sheet on which the parts of the entry stand. */
export function EntrySheet({ children }: { children: ReactNode }) {
  return <Paper className={classes.sheet}>{children}</Paper>;
}

/** A heading with what belongs under it. */
export function EntryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface BesideProps {
  /** Each with the link to its own page. */
  items: readonly { key: string; link: ReactNode; text: string }[];
}

/** What a thing becomes beside others of its kind. */
export function BesideList({ items }: BesideProps) {
  return (
    <dl className={classes.beside}>
      {items.map(({ key, link, text }) => (
        <div key={key}>
          <dt>{link}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A question to take along. */
export function EntryQuestion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={classes.question} aria-label={title}>
      <p className={classes.over}>{title}</p>
      <p>{children}</p>
    </aside>
  );
}

interface CallToRitualProps {
  title: string;
  text: string;
  call: string;
  hash: string;
}

/** From reading about it to doing it. */
export function CallToRitual({ title, text, call, hash }: CallToRitualProps) {
  return (
    <aside className={classes.call} aria-labelledby="ritual">
      <FrameCorners />
      <Star size={26} points={8} />
      <h2 id="ritual">{title}</h2>
      <p>{text}</p>
      <CallButton renderRoot={(props) => <Link to="/" hash={hash} {...props} />}>{call}</CallButton>
    </aside>
  );
}

interface SiblingsProps {
  title: string;
  previous: ReactNode;
  next: ReactNode;
  /** Groups of links to all of the kind, each with its name where there are several. */
  groups: readonly { name: string | null; links: readonly ReactNode[] }[];
}

/** The way to the one before, to the one after and to all the others. */
export function Siblings({ title, previous, next, groups }: SiblingsProps) {
  return (
    <nav className={classes.siblings} aria-labelledby="todas">
      <div className={classes.turning}>
        <div>{previous}</div>
        <div>{next}</div>
      </div>
      <Rule />
      <h2 id="todas">{title}</h2>
      {groups.map(({ name, links }) => (
        <div key={name}>
          {name === null ? null : <h3>{name}</h3>}
          <ul className={classes.all}>
            {links.map((link, i) => (
              // The order of a catalogue never changes.
              <li key={i}>{link}</li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
