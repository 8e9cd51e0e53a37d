import { Link } from '@tanstack/react-router';
import type { RunePage as Rune } from '@sibila/contracts/catalogue-pages';
import { runeSlug } from '@sibila/content/runes/slugs';
import { RUNE_NAMES, type RuneName } from '@sibila/domain/runes/runes';
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
import classes from './rune-page.module.css';
import { runeTitle } from './rune-title.ts';

const AETT_SIZE = 8;
const FAMILIES = ['El grupo de Freyr', 'El grupo de Hagal', 'El grupo de Tyr', 'Añadida en 1982'];
const INVITATION = {
  title: 'Echa las runas',
  text: 'Agita la bolsa y mira cómo caen las piedras. Ocho lecturas gratis al mes, y las que hagas se quedan contigo.',
  call: 'Ir a la bolsa de runas',
  hash: 'runas',
};

/** A list in a sentence of its own: «Abundancia, ganancia, ganado». */
const listed = (words: readonly string[]) =>
  words.map((word, i) => (i === 0 ? word : word.toLowerCase())).join(', ');

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
        section={{ name: 'Runas', hash: 'runas' }}
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
        previous={<Neighbour id={id - 1} />}
        next={<Neighbour id={id + 1} isNext />}
        groups={FAMILIES.map((family, i) => ({
          name: family,
          links: RUNE_NAMES.slice(i * AETT_SIZE, (i + 1) * AETT_SIZE).map((other) => (
            <RuneLink key={other} name={other} isHere={other === name} />
          )),
        }))}
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
      <EntryPart title={reversed ? `${called} al derecho` : `Qué significa ${name}`}>
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
          items={page.beside.map(({ rune, text }) => ({
            key: rune,
            link: <RuneLink name={rune} />,
            text,
          }))}
        />
      </EntryPart>
      <EntryPart title="Con qué no confundirla">
        <p>{page.neighbours}</p>
      </EntryPart>
    </>
  );
}

/** A stone of the bag; the first of the page is asked for at once. */
function Stone({ src, alt, isFirst = false }: { src: string; alt: string; isFirst?: boolean }) {
  return (
    <SteadyImage
      className={classes.stone}
      src={src}
      alt={alt}
      width={200}
      height={240}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}

function RuneLink({ name, isHere = false }: { name: RuneName; isHere?: boolean }) {
  return (
    <Link
      to="/runas/$runa"
      params={{ runa: runeSlug(name) }}
      {...(isHere ? { 'aria-current': 'page' as const } : {})}
    >
      {name}
    </Link>
  );
}

function Neighbour({ id, isNext = false }: { id: number; isNext?: boolean }) {
  const name = RUNE_NAMES[id];
  if (name === undefined) return null;
  return (
    <Link to="/runas/$runa" params={{ runa: runeSlug(name) }} rel={isNext ? 'next' : 'prev'}>
      {isNext ? `${name} →` : `← ${name}`}
    </Link>
  );
}
