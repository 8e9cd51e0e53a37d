import type { RunePage as Rune } from '@sibila/contracts/catalogue-pages';
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
import { INVITATION } from './invitation.ts';
import { RUNE_GROUPS, toRune } from './rune-links.ts';
import classes from './rune-page.module.css';
import { runeTitle } from './rune-title.ts';

/** How Unicode counts a sign: «U+16A0». Not every device can show the sign itself. */
const codePoint = (glyph: string) =>
  `U+${(glyph.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Everything about one rune: the stone, how it is read, and the way to the other twenty-four. */
export function RunePage({ page }: { page: Rune }) {
  const { id, name, aett, glyph } = page;
  const place = aett && `${id + 1} de 24, grupo de ${aett}`;
  return (
    <div className="page">
      <EntryHead
        family={FAMILIES.rune}
        title={runeTitle(name)}
        lead={page.description}
        picture={<Stone src={page.image} alt={page.picture} isFirst />}
        facts={[
          ['Letra', page.transliteration],
          ['Sonido', page.sound],
          ['Quiere decir', page.literal],
          ['Lugar', place ?? 'Fuera del alfabeto'],
          ['En Unicode', glyph && `${glyph} ${codePoint(glyph)}`],
          ['Al derecho', listed(page.keywords)],
          ['Al revés', page.reversed ? listed(page.reversed.keywords) : 'No tiene'],
        ]}
      />
      <EntrySheet>
        <Reading page={page} />
        <EntryQuestion title="Una pregunta para esta runa">{page.question}</EntryQuestion>
      </EntrySheet>
      <CallToRitual {...INVITATION} />
      <Siblings
        title="Las veinticinco piedras"
        groups={RUNE_GROUPS}
        current={name}
        toPage={toRune}
      />
    </div>
  );
}

function Reading({ page }: { page: Rune }) {
  const { name, reversed, reversedImage } = page;
  const isBlank = page.glyph === null;
  const called = isBlank ? 'La piedra lisa' : name;
  return (
    <>
      <EntryPart title={isBlank ? 'De dónde viene' : 'El signo y su nombre'}>
        <p>{page.sign}</p>
      </EntryPart>
      <EntryPart title={isBlank ? 'Qué no dicen los poemas' : 'Qué dicen los poemas rúnicos'}>
        <p>{page.poem}</p>
      </EntryPart>
      <EntryPart
        title={
          reversed
            ? `${called} al derecho`
            : `Qué significa ${isBlank ? 'la Runa en Blanco' : name}`
        }
      >
        <p>{page.upright}</p>
      </EntryPart>
      <EntryPart title={reversed ? `${called} invertida` : 'Por qué no se invierte'}>
        {reversedImage === null ? null : (
          <div className={classes.reversed}>
            <Stone src={reversedImage} alt="La misma runa, cabeza abajo." />
          </div>
        )}
        <p>{page.turned}</p>
        {reversed ? <p>{reversed.meaning}</p> : null}
      </EntryPart>
      <EntryPart title={`${called} en el amor`}>
        <p>{page.love}</p>
      </EntryPart>
      <EntryPart title={`${called} en el trabajo`}>
        <p>{page.work}</p>
      </EntryPart>
      <EntryPart title="Junto a otras runas">
        <BesideList
          items={page.beside.map(({ rune, text }) => ({ name: rune, text }))}
          toPage={toRune}
        />
      </EntryPart>
      <EntryPart title="Con qué no confundirla">
        <p>{page.neighbours}</p>
      </EntryPart>
    </>
  );
}

/** A stone of the bag; the first of the page is asked for at once. */
const Stone = (stone: { src: string; alt: string; isFirst?: boolean }) => (
  <EntryPicture className={classes.stone} width={200} height={240} {...stone} />
);
