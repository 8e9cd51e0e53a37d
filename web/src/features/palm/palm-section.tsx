import type { LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { paragraphsOf } from '../reading/reading-text.tsx';
import { PalmSketch } from './palm-sketch.tsx';
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
  /** The line that it speaks of, where it speaks of one. */
  own: OwnLine | null;
}

/** One part of a reading. What speaks of a line shows it on the palm. */
export function PalmSection(props: PalmSectionProps) {
  const { id, level: Heading, name, title, text, written, isNext, own } = props;
  if (!isNext) return null;
  const whole = written >= text.length;
  const { line, hand } = own ?? {};
  const isDrawn = own !== null && hand ? hand.lines[own.name].path.length > 1 : false;
  return (
    <section
      className={classes.section}
      aria-labelledby={id}
      data-part={name}
      data-active={(own !== null && line?.active === own.name) || undefined}
      onPointerEnter={isDrawn && own ? () => line?.point(own.name) : undefined}
      onPointerLeave={isDrawn ? () => line?.point(null) : undefined}
    >
      <header className={classes.head}>
        <Heading id={id}>{own && isDrawn ? <LineTitle own={own} title={title} /> : title}</Heading>
        {own ? (
          <p className={classes.seen} data-seen={own.seen || undefined}>
            {own.seen ? 'Se aprecia' : 'No se aprecia'}
          </p>
        ) : null}
      </header>
      {isDrawn && hand && own ? (
        <span className={classes.sketch}>
          <PalmSketch hand={hand} only={own.name} />
        </span>
      ) : null}
      <div aria-live={whole ? undefined : 'polite'}>
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
