import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { CallButton } from './button.tsx';
import { CallOut } from './call-out.tsx';
import classes from './entry.module.css';
import { Rule } from './ornament.tsx';
import { Paper } from './paper.tsx';
import { SteadyImage } from './steady-image.tsx';
import { TermList } from './term-list.tsx';
import { Trail } from './trail.tsx';

/** Where a link leads, as the router has it. */
type Destination = Pick<LinkProps, 'to' | 'params'>;

interface EntryHeadProps {
  /** What stands between the home page and this one. */
  family: { name: string; path: string };
  title: string;
  lead: string;
  picture: ReactNode;
  /** Terms with what there is to say of each; a null is left out. */
  facts: readonly (readonly [term: string, fact: string | null])[];
}

/** The head of a page about one thing of a catalogue: its picture, its name and what is known of it. */
export function EntryHead({ family, title, lead, picture, facts }: EntryHeadProps) {
  return (
    <>
      <Trail above={family} here={title} />
      <header className={classes.head}>
        <div className={classes.picture}>{picture}</div>
        <div className={classes.words}>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          <TermList className={classes.facts} items={facts} />
        </div>
      </header>
    </>
  );
}

type EntryPictureProps = ComponentProps<typeof SteadyImage> & { isFirst?: boolean };

/** A drawing of the entry; the first of the page is asked for at once. */
export function EntryPicture({ isFirst = false, ...image }: EntryPictureProps) {
  return <SteadyImage {...image} loading={isFirst ? 'eager' : 'lazy'} />;
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

interface BesideProps<Name extends string> {
  items: readonly { name: Name; text: string }[];
  /** The page of each. */
  toPage(name: Name): Destination;
}

/** What a thing becomes beside others of its kind. */
export function BesideList<Name extends string>({ items, toPage }: BesideProps<Name>) {
  return (
    <dl className={classes.beside}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <Link {...toPage(name)}>{name}</Link>
          </dt>
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
    <CallOut id="ritual" title={title}>
      <p>{text}</p>
      <CallButton renderRoot={(props) => <Link to="/" hash={hash} {...props} />}>{call}</CallButton>
    </CallOut>
  );
}

interface SiblingsProps<Name extends string> {
  title: string;
  /** All of the kind in their order, in groups that have a name where there are several. */
  groups: readonly { name: string | null; members: readonly Name[] }[];
  current: Name;
  /** The page of each. */
  toPage(name: Name): Destination;
}

/** The way to the one before, to the one after and to all the others. */
export function Siblings<Name extends string>(props: SiblingsProps<Name>) {
  const { title, groups, current, toPage } = props;
  const all = groups.flatMap(({ members }) => members);
  const here = all.indexOf(current);
  const [previous, next] = [all[here - 1], all[here + 1]];
  return (
    <nav className={classes.siblings} aria-labelledby="todas">
      <div className={classes.turning}>
        <div>
          {previous === undefined ? null : (
            <Link {...toPage(previous)} rel="prev">
              ← {previous}
            </Link>
          )}
        </div>
        <div>
          {next === undefined ? null : (
            <Link {...toPage(next)} rel="next">
              {next} →
            </Link>
          )}
        </div>
      </div>
      <Rule />
      <h2 id="todas">{title}</h2>
      {groups.map(({ name, members }) => (
        <div key={name}>
          {name === null ? null : <h3>{name}</h3>}
          <ul className={classes.all}>
            {members.map((member) => (
              <li key={member}>
                <Link {...toPage(member)} {...(member === current ? HERE : {})}>
                  {member}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const HERE = { 'aria-current': 'page' } as const;

interface GalleryProps<Name extends string> {
  /** Each with its picture, which the name stands under, and a few words. */
  items: readonly { name: Name; image: string; words: string }[];
  size: { width: number; height: number };
  /** The page of each. */
  toPage(name: Name): Destination;
}

/** Things of a catalogue by their pictures. */
export function Gallery<Name extends string>({ items, size, toPage }: GalleryProps<Name>) {
  return (
    <ul className={classes.gallery}>
      {items.map(({ name, image, words }) => (
        <li key={name}>
          <Link {...toPage(name)}>
            <img src={image} alt="" loading="lazy" {...size} />
            <b>{name}</b>
            <span>{words}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Keywords in a sentence of their own: «Comienzo, inocencia, salto de fe». */
export const listed = (words: readonly string[]): string =>
  words.map((word, i) => (i === 0 ? word : word.toLowerCase())).join(', ');
