import { RUNES } from '@sibila/content/runes/catalogue';
import { stoneImage } from '@sibila/content/runes/stone-image';
import { RUNE_NAMES, type RuneName } from '@sibila/domain/runes/runes';
import { Gallery } from '../../components/entry.tsx';
import { RUNE_GROUPS, toRune } from './rune-links.ts';
import classes from './rune-page.module.css';

const STONE = { width: 200, height: 240 };

function stoneOf(name: RuneName) {
  const id = RUNE_NAMES.indexOf(name);
  const [words = ''] = RUNES[id]?.literal.split(/ ?[:;(]/) ?? [];
  return { name, image: stoneImage(id, false), words };
}

/** The pages of the twenty-five runes, by their stones and in their groups. */
export const RuneList = () =>
  RUNE_GROUPS.map(({ name, members }) => (
    <section key={name} className={classes.group}>
      <h2>{name}</h2>
      <Gallery items={members.map(stoneOf)} size={STONE} toPage={toRune} />
    </section>
  ));
