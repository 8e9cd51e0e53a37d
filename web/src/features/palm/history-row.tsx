import { useState } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import { HistoryRow } from '../reading/history-row.tsx';
import { PalmSketch } from './palm-sketch.tsx';
import { seenSentence, titleOf } from './words.ts';
import classes from './history-row.module.css';

interface PalmRowProps {
  reading: PalmReading;
  onOpen: () => void;
  onRemove: () => void;
}

/** One reading of the history: its photo or its drawing in small, when it was and what was seen. */
export function PalmRow({ reading, ...doing }: PalmRowProps) {
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
  const { imageUrl, secondImageUrl, features } = reading;
  const [missing, setMissing] = useState(false);
  const urls = [imageUrl, secondImageUrl].filter((url) => url !== null);
  if (urls.length > 0 && !missing)
    return urls.map((url) => (
      <img
        key={url}
        className={classes.photo}
        src={thumbnailOf(url)}
        alt=""
        loading="lazy"
        onError={() => setMissing(true)}
      />
    ));
  return features.hands.map((hand) => (
    <span key={hand.hand} className={classes.sketch}>
      <PalmSketch hand={hand} />
    </span>
  ));
}
