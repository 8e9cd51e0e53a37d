import { ARCANA } from '@sibila/content/tarot/arcana';
import { explainTarotReading } from '@sibila/content/tarot/explain-reading';
import { cardName, type DrawnCard } from '@sibila/domain/tarot/cards';
import { paragraphsOf } from '../reading/reading-text.tsx';
import { ReasonList } from '../reading/why-panel.tsx';
import { spokenName } from './tarot-card.tsx';
import classes from './tarot-reasons.module.css';

interface TarotReasonsProps {
  cards: readonly DrawnCard[];
  text: string;
}

function SmallCard({ arcanum, reversed }: DrawnCard) {
  const turned = reversed ? classes.reversed : undefined;
  return <img className={turned} src={ARCANA[arcanum]?.image} alt="" width={300} height={520} />;
}

/** Each card with its place, its side, its keywords and the sentence that it gave rise to. */
export default function TarotReasons({ cards, text }: TarotReasonsProps) {
  const explained = explainTarotReading(cards, paragraphsOf(text));
  const reasons = cards.flatMap((card, place) => {
    const reason = explained[place];
    if (!reason) return [];
    return { ...reason, name: spokenName(cardName(card)), picture: <SmallCard {...card} /> };
  });
  return <ReasonList reasons={reasons} />;
}
