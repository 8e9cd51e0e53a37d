import { Link } from '@tanstack/react-router';
import type { ArcanumPage as Arcanum } from '@sibila/contracts/catalogue-pages';
import { capital, spoken } from '@sibila/content/tarot/grammar';
import { arcanumSlug } from '@sibila/content/tarot/slugs';
import { ARCANA_NAMES, type ArcanumName } from '@sibila/domain/tarot/cards';
import {
  BesideList,
  CallToRitual,
  EntryHead,
  EntryPart,
  EntryQuestion,
  EntrySheet,
  Siblings,
} from '../../components/entry.tsx';
import { SteadyImage } from '../../components/steady-image.tsx';
import classes from './arcanum-page.module.css';
import { romanNumeral } from './roman-numeral.ts';

const LAST = ARCANA_NAMES.length - 1;
const INVITATION = {
  title: 'Prueba una tirada',
  text: 'Baraja, corta y elige tus cartas. Ocho lecturas gratis al mes, y las que hagas se quedan contigo.',
  call: 'Ir a la mesa de tarot',
  hash: 'tarot',
};

/** A list in a sentence of its own: «Comienzo, inocencia, salto de fe». */
const listed = (words: readonly string[]) =>
  words.map((word, i) => (i === 0 ? word : word.toLowerCase())).join(', ');

/** Everything about one arcanum: the card, how it is read, and the way to the other twenty-one. */
export function ArcanumPage({ page }: { page: Arcanum }) {
  const { id, name } = page;
  return (
    <div className="page">
      <EntryHead
        section={{ name: 'Tarot', hash: 'tarot' }}
        title={name}
        lead={page.description}
        picture={<Card page={page} isFirst />}
        facts={[
          ['Arcano', id === 0 ? 'Mayor, con el cero' : `Mayor, número ${romanNumeral(id)}`],
          ['También', page.alsoCalled],
          ['Al derecho', listed(page.keywords)],
          ['Al revés', listed(page.reversedKeywords)],
          ['Se asocia con', page.correspondence],
        ]}
      />
      <EntrySheet>
        <Reading page={page} />
        <EntryQuestion title="Una pregunta para esta carta">{page.question}</EntryQuestion>
      </EntrySheet>
      <CallToRitual {...INVITATION} />
      <Siblings
        title="Los veintidós arcanos mayores"
        previous={id === 0 ? null : <Neighbour id={id - 1} />}
        next={id === LAST ? null : <Neighbour id={id + 1} isNext />}
        groups={[
          {
            name: null,
            links: ARCANA_NAMES.map((other) => (
              <ArcanumLink key={other} name={other} isHere={other === name} />
            )),
          },
        ]}
      />
    </div>
  );
}

function Reading({ page }: { page: Arcanum }) {
  const { id, name } = page;
  const about = (place: string) => `${name} ${place}`;
  return (
    <>
      <EntryPart title="Qué se ve en la carta">
        {page.seen.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </EntryPart>
      <EntryPart title={about('al derecho')}>
        <p>{page.upright}</p>
      </EntryPart>
      <EntryPart title={capital(spoken({ arcanum: id, reversed: true }, true))}>
        <div className={classes.reversed}>
          <Card page={page} />
        </div>
        <p>{page.reversed}</p>
      </EntryPart>
      <EntryPart title={about('en el amor')}>
        <p>{page.love}</p>
      </EntryPart>
      <EntryPart title={about('en el trabajo')}>
        <p>{page.work}</p>
      </EntryPart>
      <EntryPart title="Como consejo">
        <p>{page.advice}</p>
      </EntryPart>
      <EntryPart title="Junto a otras cartas">
        <BesideList
          items={page.beside.map(({ card, text }) => ({
            key: card,
            link: <ArcanumLink name={card} />,
            text,
          }))}
        />
      </EntryPart>
      <EntryPart title="En qué se distingue de sus vecinas">
        <p>{page.neighbours}</p>
      </EntryPart>
    </>
  );
}

/** The card as it is, first on the page, or turned upside down further below. */
function Card({ page, isFirst = false }: { page: Arcanum; isFirst?: boolean }) {
  return (
    <SteadyImage
      className={classes.card}
      src={page.image}
      alt={isFirst ? page.picture : 'La misma carta, cabeza abajo.'}
      width={300}
      height={520}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}

function ArcanumLink({ name, isHere = false }: { name: ArcanumName; isHere?: boolean }) {
  return (
    <Link
      to="/tarot/$arcano"
      params={{ arcano: arcanumSlug(name) }}
      {...(isHere ? { 'aria-current': 'page' as const } : {})}
    >
      {name}
    </Link>
  );
}

function Neighbour({ id, isNext = false }: { id: number; isNext?: boolean }) {
  const name = ARCANA_NAMES[id];
  if (name === undefined) return null;
  return (
    <Link to="/tarot/$arcano" params={{ arcano: arcanumSlug(name) }} rel={isNext ? 'next' : 'prev'}>
      {isNext ? `${name} →` : `← ${name}`}
    </Link>
  );
}
