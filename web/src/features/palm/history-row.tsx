import { useMemo } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import { otherHand } from '@sibila/domain/palm/measured-hand';
import type { RowProps } from '../reading/history-list.tsx';
import { HistoryRow } from '../reading/history-row.tsx';
import { PalmSketch } from './palm-sketch.tsx';
import { handOn, handsTold } from './told-lines.ts';
import { useMissingPhotos } from './use-missing-photos.ts';
import { seenSentence, titleOf } from './words.ts';
import classes from './history-row.module.css';

/** One reading of the history: its photo or its drawing in small, when it was and what was seen. */
export function PalmRow({ reading, ...doing }: RowProps<PalmReading>) {
  return (
    <HistoryRow
      {...doing}
      title={titleOf(reading)}
      date={reading.date}
      about={seenSentence(reading.features.seen)}
      pictures={<SmallPalms reading={reading} />}
    />
  );
}

const thumbnailOf = (url: string): string => {
  const mark = url.includes('?') ? '&' : '?';
  return `${url}${mark}size=thumbnail`;
};

function SmallPalms({ reading }: { reading: PalmReading }) {
  const { hand, imageUrl, secondImageUrl } = reading;
  const hands = useMemo(() => handsTold(reading), [reading]);
  const { isMissing, miss } = useMissingPhotos();
  return [
    { side: hand, url: imageUrl },
    { side: otherHand(hand), url: secondImageUrl },
  ].map(({ side, url }) => {
    const small = url === null ? null : thumbnailOf(url);
    if (small !== null && !isMissing(small))
      return (
        <img
          key={side}
          className={classes.photo}
          src={small}
          alt=""
          loading="lazy"
          onError={() => miss(small)}
        />
      );
    const drawn = handOn(hands, side);
    return drawn ? (
      <span key={side} className={classes.sketch}>
        <PalmSketch hand={drawn} />
      </span>
    ) : null;
  });
}
