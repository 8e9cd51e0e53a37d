import type { ArcanumPage as Arcanum } from '@sibila/contracts/catalogue-pages';
import { capital, spoken } from '@sibila/content/tarot/grammar';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import {
  BesideList,
  CallToRitual,
  EntryHead,
  EntryPart,
  EntryPicture,
  EntryQuestion,
  EntrySheet,
  listed,
  Siblings,
} from '../../components/entry.tsx';
import { FAMILIES } from '../../lib/families.ts';
import classes from './arcanum-page.module.css';
import { INVITATION } from './invitation.ts';
import { romanNumeral } from './roman-numeral.ts';
import { toArcanum } from './to-arcanum.ts';

/** Everything about one arcanum: the card, how it is read, and the way to the other twenty-one. */
export function ArcanumPage({ page }: { page: Arcanum }) {
  const { id, name } = page;
  return (
    <div className="page">
      <EntryHead
        family={FAMILIES.arcanum}
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
        groups={[{ name: null, members: ARCANA_NAMES }]}
        current={name}
        toPage={toArcanum}
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
          items={page.beside.map(({ card, text }) => ({ name: card, text }))}
          toPage={toArcanum}
        />
      </EntryPart>
      <EntryPart title="En qué se distingue de otras cartas">
        <p>{page.neighbours}</p>
      </EntryPart>
    </>
  );
}

/** The card as it is, first on the page, or turned upside down further below. */
function Card({ page, isFirst = false }: { page: Arcanum; isFirst?: boolean }) {
  const alt = isFirst ? page.picture : 'La misma carta, cabeza abajo.';
  const card = { src: page.image, alt, isFirst, width: 300, height: 520 };
  return <EntryPicture className={classes.card} {...card} />;
}
