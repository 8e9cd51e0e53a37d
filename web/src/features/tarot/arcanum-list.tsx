import { ARCANA } from '@sibila/content/tarot/arcana';
import { Gallery, listed } from '../../components/entry.tsx';
import { toArcanum } from './to-arcanum.ts';

const CARD = { width: 300, height: 520 };
const CARDS = ARCANA.map(({ name, image, keywords }) => ({
  name,
  image,
  words: listed(keywords.slice(0, 2)),
}));

/** The pages of the twenty-two arcana, by their cards. */
export const ArcanumList = () => <Gallery items={CARDS} size={CARD} toPage={toArcanum} />;
