import { ARCANA, CARD_BACK_IMAGE } from '@sibila/content/tarot/arcana';
import { parseCardName } from '@sibila/domain/tarot/cards';
import { SteadyImage } from '../../components/steady-image.tsx';
import turning from '../reading/turning.module.css';
import classes from './tarot-card.module.css';

interface TarotCardProps {
  /** The card's travelling name, with the suffix of a reversed one. */
  name: string;
  /** Face down until it is turned; readings of the past are always face up. */
  faceUp?: boolean;
}

const REVERSED: Record<string, string> = { La: 'invertida', Los: 'invertidos' };

/** What a card is called in a sentence: «El Sol, invertido», «La Luna, invertida». */
export function spokenName(name: string): string {
  const card = parseCardName(name);
  const arcanum = card ? ARCANA[card.arcanum] : undefined;
  if (!card || !arcanum) return 'Carta no encontrada';
  if (!card.reversed) return arcanum.name;
  const article = arcanum.name.split(' ', 1)[0] ?? '';
  return `${arcanum.name}, ${REVERSED[article] ?? 'invertido'}`;
}

/** Fetches a card's picture before it is turned. */
export function fetchCardImage(name: string): void {
  const card = parseCardName(name);
  const arcanum = card ? ARCANA[card.arcanum] : undefined;
  if (arcanum) new Image().src = arcanum.image;
}

/** A back on its own, for decks and fans; what it stands for is said by whatever holds it. */
export function CardBack() {
  return (
    <img
      className={classes.back}
      src={CARD_BACK_IMAGE}
      alt=""
      width={300}
      height={520}
      draggable={false}
    />
  );
}

/** One card of the catalogue that can turn over; reversed ones lie upside down. */
export function TarotCard({ name, faceUp = true }: TarotCardProps) {
  const card = parseCardName(name);
  const arcanum = card ? ARCANA[card.arcanum] : undefined;
  if (!card || !arcanum)
    return (
      <div className={classes.card}>
        <p className={turning.unknown}>Carta no encontrada</p>
      </div>
    );
  return (
    <div className={classes.card}>
      <div className={turning.turn} data-face-up={faceUp || undefined}>
        <SteadyImage
          className={`${turning.face} ${classes.face}`}
          src={CARD_BACK_IMAGE}
          alt={faceUp ? '' : 'Carta boca abajo'}
          aria-hidden={faceUp || undefined}
          width={300}
          height={520}
        />
        <SteadyImage
          className={`${turning.face} ${classes.face}`}
          data-front
          data-reversed={card.reversed || undefined}
          src={arcanum.image}
          alt={faceUp ? `${spokenName(name)}. ${arcanum.picture}` : ''}
          aria-hidden={!faceUp || undefined}
          width={300}
          height={520}
        />
      </div>
    </div>
  );
}
