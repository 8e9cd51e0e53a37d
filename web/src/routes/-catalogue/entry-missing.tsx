import { useLocation } from '@tanstack/react-router';
import { NotFoundScreen } from '../../app/not-found-screen.tsx';
import { RuneList } from '../../features/runes/rune-list.tsx';
import { PairTable } from '../../features/sign-pages/pair-table.tsx';
import { SignLinks } from '../../features/sign-pages/sign-links.tsx';
import { ArcanumList } from '../../features/tarot/arcanum-list.tsx';
import { FAMILIES } from '../../lib/families.ts';

const LISTS = [
  { ...FAMILIES.sign, title: 'Los doce signos', List: SignLinks },
  { ...FAMILIES.arcanum, title: 'Los veintidós arcanos mayores', List: ArcanumList },
  { ...FAMILIES.rune, title: 'Las veinticinco piedras', List: RuneList },
  { ...FAMILIES.pair, title: 'Las parejas de signos', List: PairTable },
];

/** What stands where there is no such sign, card, rune or pair: that, and all there are. */
export default function EntryMissing() {
  const { pathname } = useLocation();
  const family = LISTS.find(({ path }) => pathname.startsWith(`${path}/`));
  return (
    <>
      <NotFoundScreen />
      {family ? (
        <section className="page" aria-labelledby="todas">
          <h2 id="todas">{family.title}</h2>
          <family.List />
        </section>
      ) : null}
    </>
  );
}
