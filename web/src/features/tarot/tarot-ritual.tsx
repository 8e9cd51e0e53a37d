import type { Spread } from '@sibila/domain/reading/spreads';
import { useSession } from '../account/session.ts';
import { SpreadRitual } from '../reading/spread-ritual.tsx';
import { ChooseCards } from './choose-cards.tsx';
import { ChooseTarotSpread } from './choose-spread.tsx';
import { CutDeck } from './cut-deck.tsx';
import { spreadOf } from './draft.ts';
import { TAROT } from './kind.ts';
import { ReadingScene } from './reading-scene.tsx';
import { ShuffleDeck } from './shuffle-deck.tsx';
import { useRitual } from './use-ritual.ts';

/** The tarot ritual, for whoever is signed in: from the choice of a spread to the reading. */
export default function TarotRitual() {
  const { user } = useSession();
  return user ? <RitualOf key={user.id} userId={user.id} /> : null;
}

function RitualOf({ userId }: { userId: string }) {
  const ritual = useRitual(userId);
  const { draft } = ritual;
  const scene = (spread: Spread) => {
    switch (draft.step) {
      case 'shuffle':
        return (
          <ShuffleDeck
            shuffled={draft.deck.length > 0}
            onShuffle={ritual.shuffle}
            onContinue={() => ritual.goTo('cut')}
          />
        );
      case 'cut':
        return <CutDeck onCut={ritual.cut} />;
      case 'choose':
        return (
          <ChooseCards
            draft={draft}
            spread={spread}
            onChoose={ritual.choose}
            onPutBack={ritual.putBack}
          />
        );
      default:
        return <ReadingScene ritual={ritual} spread={spread} userId={userId} />;
    }
  };
  return (
    <SpreadRitual
      kind={TAROT}
      userId={userId}
      ritual={ritual}
      spread={spreadOf(draft)}
      choice={<ChooseTarotSpread onChoose={ritual.chooseSpread} />}
    >
      {scene}
    </SpreadRitual>
  );
}
