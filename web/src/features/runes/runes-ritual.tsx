import type { Spread } from '@sibila/domain/reading/spreads';
import { useSession } from '../account/session.ts';
import { SpreadRitual } from '../reading/spread-ritual.tsx';
import { CastScene } from './cast-scene.tsx';
import { ChooseRuneSpread } from './choose-rune-spread.tsx';
import { spreadOf } from './draft.ts';
import { RUNES } from './kind.ts';
import { ReadingScene } from './reading-scene.tsx';
import { ShakeBag } from './shake-bag.tsx';
import { useRitual } from './use-ritual.ts';

/** The ritual of the runes, for whoever is signed in: from the choice of a spread to the reading. */
export default function RunesRitual() {
  const { user } = useSession();
  return user ? <RitualOf key={user.id} userId={user.id} /> : null;
}

function RitualOf({ userId }: { userId: string }) {
  const ritual = useRitual(userId);
  const { draft } = ritual;
  const scene = (spread: Spread) => {
    switch (draft.step) {
      case 'shake':
        return (
          <ShakeBag
            shaken={draft.runes.length > 0}
            onShake={ritual.shake}
            onCast={() => ritual.goTo('cast')}
          />
        );
      case 'cast':
        return <CastScene ritual={ritual} spread={spread} />;
      default:
        return <ReadingScene ritual={ritual} spread={spread} userId={userId} />;
    }
  };
  return (
    <SpreadRitual
      kind={RUNES}
      userId={userId}
      ritual={ritual}
      spread={spreadOf(draft)}
      choice={<ChooseRuneSpread onChoose={ritual.chooseSpread} />}
    >
      {scene}
    </SpreadRitual>
  );
}
