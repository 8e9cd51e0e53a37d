import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { palmSections } from '@sibila/content/palm/sections';
import type { PalmReading } from '@sibila/contracts/palm';
import type { LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { ReadingPaper } from '../reading/reading-paper.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { PalmFigure } from './palm-figure.tsx';
import { PalmSection } from './palm-section.tsx';
import { handOn, handsTold } from './told-lines.ts';
import { useActiveLine, type ActiveLine } from './use-active-line.ts';
import { lineOf } from './words.ts';
import classes from './palm-leaf.module.css';

/** Seconds that a line takes to be drawn. */
const PACE = 1.6;

interface PalmLeafProps {
  reading: PalmReading;
  /** The headings of its parts. */
  level: 'h3' | 'h4';
  /** Where this page has the photos itself; else the kept ones are asked for. */
  local?: readonly (string | null)[];
  /** How much of the text stands there, in characters. */
  written: number;
  /** The last line of the sheet. */
  foot: ReactNode;
}

/** All the parts of a reading, one after the other. */
export const wholeText = ({ analysis }: PalmReading): string =>
  palmSections(analysis)
    .map(({ text }) => text)
    .join('');

/** A reading beside the palm that it speaks of: each part of the text shows its line, and back. */
export function PalmLeaf({ reading, level, local = [], written, foot }: PalmLeafProps) {
  const { instant, speed } = useMotion();
  const line = useActiveLine();
  const sheet = useRef<HTMLDivElement>(null);
  const parts = partsOf(reading);
  const hands = useMemo(() => handsTold(reading), [reading]);
  // The last words arrive when all is written: whoever listens has to hear them too.
  const [live] = useState(written < wholeText(reading).length);
  const waiting = parts.flatMap(({ own, start }) => (own && written < start ? [own] : []));
  const show = (name: LineName) => {
    line.choose(name);
    const part = sheet.current?.querySelector(`[data-part="${name}"]`);
    part?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={classes.leaf}>
      <PalmFigure
        reading={reading}
        hands={hands}
        local={local}
        line={line}
        waiting={waiting}
        pace={instant ? 0 : PACE * speed}
        onChoose={show}
      />
      <div ref={sheet} className={classes.place}>
        <ReadingPaper foot={foot} className={classes.sheet}>
          <Parts
            reading={reading}
            hand={handOn(hands, reading.hand)}
            level={level}
            parts={parts}
            written={written}
            line={line}
            live={live}
          />
        </ReadingPaper>
      </div>
    </div>
  );
}

type Section = ReturnType<typeof palmSections>[number];

interface Part extends Section {
  /** How many characters stand before it. */
  start: number;
  /** The line that it speaks of, where it speaks of one. */
  own: LineName | null;
}

function partsOf({ analysis }: PalmReading): Part[] {
  let start = 0;
  return palmSections(analysis).map((section) => {
    const part = { ...section, start, own: lineOf(section.name) };
    start += section.text.length;
    return part;
  });
}

interface PartsProps extends Pick<PalmLeafProps, 'reading' | 'level' | 'written'> {
  parts: readonly Part[];
  hand: MeasuredHand | null;
  line: ActiveLine;
  live: boolean;
}

function Parts({ reading, hand, level, parts, written, line, live }: PartsProps) {
  const base = useId();
  const { seen } = reading.features;
  return parts.map(({ name, title, text, start, own }) => (
    <PalmSection
      key={name}
      id={`${base}${name}`}
      level={level}
      name={name}
      title={title}
      text={text}
      written={Math.max(0, Math.min(text.length, written - start))}
      isNext={written >= start}
      live={live}
      own={own === null ? null : { name: own, seen: seen[own], hand, line }}
    />
  ));
}
