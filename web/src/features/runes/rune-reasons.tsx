import { RUNES_NOTE } from '@sibila/content/runes/catalogue';
import { explainRuneReading } from '@sibila/content/runes/explain-reading';
import { runeName, type CastRune } from '@sibila/domain/runes/runes';
import { paragraphsOf } from '../reading/reading-text.tsx';
import { ReasonList, type Reason } from '../reading/why-panel.tsx';
import { spokenRune, stoneOf } from './stones.ts';

interface RuneReasonsProps {
  cast: readonly CastRune[];
  text: string;
}

/** Each stone with its place, its side, its keywords and the sentence that it gave rise to. */
export default function RuneReasons({ cast, text }: RuneReasonsProps) {
  const reasons = explainRuneReading(cast, paragraphsOf(text)).flatMap(
    ({ position, keywords, sentence }, place): Reason[] => {
      const rune = cast[place];
      if (!rune) return [];
      const name = runeName(rune);
      const picture = <img src={stoneOf(name)?.image} alt="" width={200} height={240} />;
      return [{ position, name: spokenRune(name), picture, keywords, sentence }];
    },
  );
  return <ReasonList reasons={reasons} note={RUNES_NOTE} />;
}
