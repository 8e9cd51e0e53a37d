import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { boxOf, calm, PLATE_HEIGHT, smoothPath, type Box } from './plate-paths.ts';
import { LINES } from './words.ts';
import classes from './palm-plate.module.css';

/** The head and the life line often begin together: there only one numeral fits. */
const SEALED_AT_END: ReadonlySet<LineName> = new Set(['head']);

interface PalmPlateProps {
  /** What was measured; null where only the photo is there. */
  hand: MeasuredHand | null;
  /** Where the photo is; without it the hand stands there as a drawing. */
  photo?: string | null;
  /** What it shows, for people who don't see it. */
  label: string;
  /** The line that stands out from the others. */
  active?: LineName | null;
  /** Lines not to be drawn yet. */
  waiting?: readonly LineName[];
  /** Seconds that a line takes to be drawn; 0 where nothing moves. */
  pace?: number;
  onPoint?: (line: LineName | null) => void;
  onChoose?: (line: LineName) => void;
  onMissing?: () => void;
  /** Stands over the picture. */
  children?: ReactNode;
}

/** One palm, its photo or its drawing, with the lines that were found in it. */
export function PalmPlate(props: PalmPlateProps) {
  const { hand, photo = null, label, onMissing, children } = props;
  const box = useMemo(() => (hand ? boxOf(hand, photo !== null) : null), [hand, photo]);
  if (photo === null && !hand) return null;
  return (
    <div
      className={classes.plate}
      data-photo={photo !== null || undefined}
      data-cut={box !== null || undefined}
      style={box && hand ? cutOf(box, hand.aspect) : undefined}
    >
      {photo === null ? null : (
        <img className={classes.photo} src={photo} alt={label} onError={onMissing} />
      )}
      {hand && box ? <Lines {...props} hand={hand} box={box} /> : null}
      {children}
    </div>
  );
}

/** How the photo is laid under the part of it that is shown. */
function cutOf({ left, top, width, height }: Box, aspect: number): CSSProperties {
  const style = {
    '--shape': `${width} / ${height}`,
    '--unit': height / PLATE_HEIGHT,
    '--left': `${(-100 * left) / width}%`,
    '--top': `${(-100 * top) / height}%`,
    '--width': `${(100 * aspect * PLATE_HEIGHT) / width}%`,
    '--height': `${(100 * PLATE_HEIGHT) / height}%`,
  };
  return style as CSSProperties;
}

interface LinesProps extends PalmPlateProps {
  hand: MeasuredHand;
  box: Box;
}

function Lines({ hand, box, photo = null, label, ...doing }: LinesProps) {
  const { aspect, lines, outline } = hand;
  const { left, top, width, height } = box;
  const shape = useMemo(() => smoothPath(outline, aspect, true), [outline, aspect]);
  const words = photo === null ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={classes.lines}
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="none"
      {...words}
    >
      {outline.length === 0 ? null : <path className={classes.outline} d={shape} />}
      {LINES.map(({ name, number }) => {
        const { path, fine } = lines[name];
        if (path.length < 2 || doing.waiting?.includes(name)) return null;
        const end = path[SEALED_AT_END.has(name) ? path.length - 1 : 0] ?? { x: 0, y: 0 };
        return (
          <Line
            key={name}
            {...doing}
            name={name}
            number={number}
            path={smoothPath(fine ?? calm(path), aspect)}
            seal={`translate(${end.x * aspect * PLATE_HEIGHT} ${end.y * PLATE_HEIGHT}) scale(${height / PLATE_HEIGHT})`}
          />
        );
      })}
    </svg>
  );
}

interface LineProps extends Pick<PalmPlateProps, 'active' | 'pace' | 'onPoint' | 'onChoose'> {
  name: LineName;
  number: string;
  path: string;
  /** Where its numeral stands, as an SVG transform. */
  seal: string;
}

function Line({ name, number, path, seal, ...doing }: LineProps) {
  const { active = null, pace = 0, onPoint, onChoose } = doing;
  return (
    <g
      className={classes.line}
      data-line={name}
      data-active={active === name || undefined}
      data-dim={(active !== null && active !== name) || undefined}
      style={{ '--pace': `${pace}s` } as CSSProperties}
      onPointerEnter={onPoint && (() => onPoint(name))}
      onPointerLeave={onPoint && (() => onPoint(null))}
      onClick={onChoose && (() => onChoose(name))}
    >
      {onChoose ? <path className={classes.reach} d={path} /> : null}
      <path className={classes.casing} d={path} pathLength="1" />
      <path className={classes.stroke} d={path} pathLength="1" />
      <g transform={seal}>
        <g className={classes.seal}>
          <circle r="24" />
          <text textAnchor="middle" dy="10">
            {number}
          </text>
        </g>
      </g>
    </g>
  );
}
