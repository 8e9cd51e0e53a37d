import { oneIn } from './chooser.ts';
import { close, invite, inviteBriefly, land, noteOrientation, takeUp, turn } from './answering.ts';
import { at, isCareful, isOfHealth, type Draw } from './draw.ts';
import { lookAgain, openWithFirst, placeCard } from './placing.ts';
import { contrast, isClassicPair, relate } from './relate.ts';
import { tellErrand } from '../errands/compose.ts';
import { tellGently } from '../gentle/tarot.ts';
import { isTender, tellTenderly } from './tender/tell.ts';

/** Where a telling that came out short may read more of its cards against each other. */
export const ROOM = '';

/** A way of telling a draw, as paragraphs of sentences. */
export interface Plan {
  id: string;
  tell: (draw: Draw) => string[][];
  /** Draws whose meaning asks for this plan; it may be chosen for any other too. */
  suits?: (draw: Draw) => boolean;
}

// What La Muerte says beside another card is of farewells, and not for a question about health.
function speaksOfFarewells(draw: Draw, i: number, j: number): boolean {
  return isOfHealth(draw) && [i, j].some((index) => at(draw.cards, index).arcanum === 13);
}

function briefly(draw: Draw, i: number, j: number): string[] {
  if (speaksOfFarewells(draw, i, j)) return [];
  return [contrast(at(draw.cards, i), at(draw.cards, j), draw.choose)];
}

// The text of a pair is the same however its cards lie, and a reading that owes a caution has other
// texts that are always the same.
function atLength(draw: Draw, i: number, j: number): string[] {
  const [a, b] = [at(draw.cards, i), at(draw.cards, j)];
  if (speaksOfFarewells(draw, i, j)) return [];
  if (isCareful(draw) && a.reversed !== b.reversed) return briefly(draw, i, j);
  return relate(a, b, draw.choose);
}

// Who draws the same two cards again would know their text by heart: it is not always told.
function against(draw: Draw, i: number, j: number): string[] {
  return draw.swapsPairs ? briefly(draw, i, j) : atLength(draw, i, j);
}

function lightlyAgainst(draw: Draw, i: number, j: number): string[] {
  const isLong = draw.swapsPairs || oneIn(5, draw.choose);
  return isLong ? atLength(draw, i, j) : briefly(draw, i, j);
}

function isClassic({ cards }: Draw, i: number, j: number): boolean {
  return isClassicPair(at(cards, i), at(cards, j));
}

function isReversed({ cards }: Draw, index: number): boolean {
  return at(cards, index).reversed;
}

const ONE_CARD: readonly Plan[] = [
  {
    id: 'look, question, invitation',
    tell: (d) => [
      openWithFirst(d),
      lookAgain(d),
      [...takeUp(d, 0), turn(d, 0)],
      [invite(d, 0), land(d, 0), close(d, 0)],
    ],
  },
  {
    id: 'question before the second look',
    tell: (d) => [
      openWithFirst(d),
      takeUp(d, 0),
      [...lookAgain(d), turn(d, 0)],
      [invite(d, 0), land(d, 0), close(d, 0)],
    ],
  },
  {
    id: 'all of the picture first',
    tell: (d) => [
      [...openWithFirst(d), ...lookAgain(d)],
      [...takeUp(d, 0), turn(d, 0)],
      [invite(d, 0), land(d, 0), close(d, 0)],
    ],
  },
  {
    id: 'short steps',
    tell: (d) => [
      openWithFirst(d),
      takeUp(d, 0),
      lookAgain(d),
      [turn(d, 0), inviteBriefly(d, 0)],
      [land(d, 0), close(d, 0)],
    ],
  },
];

const TIMES: readonly Plan[] = [
  {
    id: 'walk through time',
    tell: (d) => [
      openWithFirst(d),
      [...placeCard(d, 1), ...against(d, 0, 1)],
      [...takeUp(d, 1), turn(d, 1)],
      [...placeCard(d, 2), ...lightlyAgainst(d, 1, 2), ROOM],
      [invite(d, 1), land(d, 2), close(d, 2)],
    ],
  },
  {
    id: 'the question after all three',
    suits: (d) => isClassic(d, 1, 2) || isReversed(d, 0) !== isReversed(d, 2),
    tell: (d) => [
      openWithFirst(d),
      [...placeCard(d, 1), ...lightlyAgainst(d, 0, 1)],
      [...placeCard(d, 2), ...against(d, 1, 2), ROOM],
      [...takeUp(d, 2), turn(d, 1)],
      [inviteBriefly(d, 1), land(d, 2), close(d, 2)],
    ],
  },
  {
    id: 'the thought on the way',
    suits: (d) => isReversed(d, 1) !== isReversed(d, 0) && isReversed(d, 1) !== isReversed(d, 2),
    tell: (d) => [
      openWithFirst(d),
      [...placeCard(d, 1), ...lightlyAgainst(d, 0, 1), turn(d, 1)],
      [...placeCard(d, 2), ...against(d, 1, 2), ROOM],
      takeUp(d, 0),
      [inviteBriefly(d, 2), land(d, 1), close(d, 2)],
    ],
  },
  {
    id: 'two cards in one breath',
    suits: (d) => isClassic(d, 0, 1),
    tell: (d) => [
      [...openWithFirst(d), ...placeCard(d, 1), ...against(d, 0, 1)],
      [...takeUp(d, 0), turn(d, 1)],
      [...placeCard(d, 2), ...lightlyAgainst(d, 0, 2), ROOM],
      [inviteBriefly(d, 1), land(d, 2), close(d, 2)],
    ],
  },
  {
    id: 'the question at once',
    suits: (d) => isClassic(d, 1, 2),
    tell: (d) => [
      openWithFirst(d),
      takeUp(d, 0),
      [...placeCard(d, 1), ...placeCard(d, 2), ...against(d, 1, 2), ROOM],
      [turn(d, 1), invite(d, 1), land(d, 2), close(d, 2)],
    ],
  },
  {
    id: 'short steps',
    tell: (d) => [
      openWithFirst(d),
      [...placeCard(d, 1), ...against(d, 0, 1)],
      takeUp(d, 1),
      [...placeCard(d, 2), ...lightlyAgainst(d, 1, 2), ROOM],
      [turn(d, 1), inviteBriefly(d, 1)],
      [land(d, 2), close(d, 2)],
    ],
  },
  {
    id: 'three long breaths',
    tell: (d) => [
      [...openWithFirst(d), ...placeCard(d, 1), ...against(d, 0, 1)],
      [...takeUp(d, 0), ...placeCard(d, 2), ROOM, ...noteOrientation(d)],
      [turn(d, 2), invite(d, 2), land(d, 1), close(d, 2)],
    ],
  },
];

const CROSS: readonly Plan[] = [
  {
    id: 'arm by arm',
    tell: (d) => [
      openWithFirst(d),
      [...placeCard(d, 1), ...against(d, 0, 1)],
      [...takeUp(d, 1), ...placeCard(d, 2)],
      [...placeCard(d, 3), turn(d, 3), ...placeCard(d, 4), ...against(d, 3, 4), ROOM],
      [invite(d, 3), land(d, 4), close(d, 4)],
    ],
  },
  {
    id: 'situation and obstacle together',
    suits: (d) => isClassic(d, 0, 1),
    tell: (d) => [
      [...openWithFirst(d), ...placeCard(d, 1), ...against(d, 0, 1)],
      takeUp(d, 0),
      [...placeCard(d, 2), ...lightlyAgainst(d, 0, 2), ROOM],
      [...placeCard(d, 3), turn(d, 3)],
      [...placeCard(d, 4), ...noteOrientation(d)],
      [invite(d, 3), land(d, 4), close(d, 4)],
    ],
  },
  {
    id: 'from the root to the advice',
    suits: (d) => isClassic(d, 2, 3),
    tell: (d) => [
      [...openWithFirst(d), ...placeCard(d, 1), ...lightlyAgainst(d, 0, 1)],
      [...placeCard(d, 2), ...placeCard(d, 3), ...against(d, 2, 3)],
      [...takeUp(d, 0), turn(d, 3)],
      [...placeCard(d, 4), ROOM],
      [invite(d, 3), land(d, 4), close(d, 4)],
    ],
  },
  {
    id: 'the root before the obstacle',
    suits: (d) => isReversed(d, 2) && !isReversed(d, 1),
    tell: (d) => [
      openWithFirst(d),
      [...placeCard(d, 2), ...against(d, 0, 2)],
      [...placeCard(d, 1), ROOM],
      takeUp(d, 2),
      [...placeCard(d, 3), ...placeCard(d, 4), ...lightlyAgainst(d, 3, 4)],
      [turn(d, 3), invite(d, 3), land(d, 4), close(d, 4)],
    ],
  },
];

/** Which cards of a row are read against the one before: at most four, famous pairs first. */
function relatedInRow(draw: Draw): ReadonlySet<number> {
  const later = draw.cards.map((_, index) => index).slice(1);
  const wanted = Math.min(4, Math.ceil(draw.cards.length / 2));
  const famous = (index: number) => Number(isClassic(draw, index - 1, index));
  const ranked = later.toSorted((i, j) => famous(j) - famous(i) || (j % 2) - (i % 2) || i - j);
  return new Set(ranked.slice(0, wanted));
}

/** The later cards of a row, so many to a paragraph. */
function row(draw: Draw, size: number): string[][] {
  const related = relatedInRow(draw);
  const told = draw.cards.slice(1).map((_, offset) => {
    const index = offset + 1;
    const relation = related.has(index) ? against(draw, index - 1, index) : [];
    return [...placeCard(draw, index), ...relation];
  });
  const paragraphs = Array.from({ length: Math.ceil(told.length / size) }, (_, i) =>
    told.slice(i * size, (i + 1) * size).flat(),
  );
  return paragraphs;
}

const ROW: readonly Plan[] = [
  {
    id: 'the row and then the question',
    tell: (d) => [
      openWithFirst(d),
      ...row(d, 2),
      [...takeUp(d, -1), turn(d, 0), ...noteOrientation(d)],
      [invite(d, -1), land(d, -1), close(d, -1)],
    ],
  },
  {
    id: 'the question and then the row',
    tell: (d) => [
      openWithFirst(d),
      takeUp(d, 0),
      ...row(d, 3),
      [turn(d, 0), invite(d, 0)],
      [land(d, -1), close(d, -1)],
    ],
  },
  {
    id: 'the question in the middle of the row',
    tell: (d) => {
      const paragraphs = row(d, 2);
      const half = Math.ceil(paragraphs.length / 2);
      return [
        openWithFirst(d),
        ...paragraphs.slice(0, half),
        [...takeUp(d, 0), turn(d, 0)],
        ...paragraphs.slice(half),
        [invite(d, 0), land(d, -1), close(d, -1)],
      ];
    },
  },
];

const GENTLE: Plan = { id: 'what was heard, and what was drawn', tell: tellGently };
const ERRAND: Plan = {
  id: 'what was drawn, and what fits the matter',
  tell: (d) => {
    const { errand, assessment, choose } = d;
    if (errand === null) throw new RangeError('the question is of no everyday matter');
    const later = d.cards.slice(1).map((_, offset) => placeCard(d, offset + 1));
    const drawn = [openWithFirst(d), ...(later.length > 0 ? later : [lookAgain(d)])];
    return tellErrand({ errand, drawn, choose, cautions: assessment.cautions });
  },
};
const TENDER: Plan = { id: 'plainly, and then these days', tell: tellTenderly };

const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  consejo: ONE_CARD,
  tiempos: TIMES,
  cruz: CROSS,
};

/** Chooses how to tell a draw, by its meaning and by chance that depends on it alone. */
export function planFor(draw: Draw): Plan {
  if (draw.sorrow !== null) return GENTLE;
  if (isTender(draw)) return TENDER;
  if (draw.errand !== null) return ERRAND;
  const known = PLANS[draw.spread] ?? ROW;
  const fitting = known.filter(({ suits }) => suits?.(draw) ?? false);
  return draw.choose([...known, ...fitting, ...fitting]);
}
