import type { LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { paragraphsOf } from '../reading/reading-text.tsx';
import { PalmSketch } from './palm-sketch.tsx';
import { isDrawn } from './told-lines.ts';
import type { ActiveLine } from './use-active-line.ts';
import { LINES } from './words.ts';
import classes from './palm-section.module.css';

interface OwnLine {
  name: LineName;
  seen: boolean;
  hand: MeasuredHand | null;
  line: ActiveLine;
}

interface PalmSectionProps {
  id: string;
  level: 'h3' | 'h4';
  name: string;
  title: string;
  text: string;
  /** How many of its characters stand there. */
  written: number;
  /** The pen has come as far as this part. */
  isNext: boolean;
  /** The scene writes it, and it is told to whoever listens. */
  live: boolean;
  /** The line that it speaks of, where it speaks of one. */
  own: OwnLine | null;
}

/** One part of a reading. What speaks of a line shows it on the palm. */
export function PalmSection(props: PalmSectionProps) {
  const { id, level: Heading, name, title, text, written, isNext, live, own } = props;
  if (!isNext) return null;
  const whole = written >= text.length;
  const { line, hand } = own ?? {};
  const drawn = own !== null && isDrawn(own.hand, own.name);
  return (
    <section
      className={classes.section}
      aria-labelledby={id}
      data-part={name}
      data-active={(own !== null && line?.active === own.name) || undefined}
      onPointerEnter={drawn && own ? () => line?.point(own.name) : undefined}
      onPointerLeave={drawn ? () => line?.point(null) : undefined}
    >
      <header className={classes.head}>
        <Heading id={id}>{own && drawn ? <LineTitle own={own} title={title} /> : title}</Heading>
        {own ? (
          <p className={classes.seen} data-seen={own.seen || undefined}>
            {seenWords(own.seen, drawn)}
          </p>
        ) : null}
      </header>
      {drawn && hand && own ? (
        <span className={classes.sketch}>
          <PalmSketch hand={hand} only={own.name} />
        </span>
      ) : null}
      <div aria-live={live ? 'polite' : undefined}>
        {whole ? paragraphsOf(text).map((paragraph, i) => <p key={i}>{paragraph}</p>) : null}
      </div>
      {whole ? null : (
        <div aria-hidden="true">
          {paragraphsOf(text.slice(0, written)).map((paragraph, i) => (
            <p key={i}>{paragraph}</p>
          ))}
        </div>
      )}
    </section>
  );
}

function seenWords(seen: boolean, drawn: boolean): string {
  if (!seen) return 'No se aprecia';
  return drawn ? 'Se aprecia' : 'Se aprecia, sin trazo';
}

/** A heading that shows its line. */
function LineTitle({ own, title }: { own: OwnLine; title: string }) {
  const { name, line } = own;
  return (
    <button
      type="button"
      className={classes.show}
      aria-pressed={line.chosen === name}
      onClick={() => line.choose(name)}
      onFocus={() => line.point(name)}
      onBlur={() => line.point(null)}
    >
      <span className={classes.seal} data-line={name} aria-hidden="true">
        {LINES.find((known) => known.name === name)?.number}
      </span>
      <span>{title}</span>
    </button>
  );
}
