import { useState } from 'react';
import { QUOTA_WINDOW_DAYS } from '@sibila/contracts/limits';
import { daysUntil } from '../../lib/dates.ts';
import classes from './renewal-dial.module.css';

const RADIUS = 88;
const TURN = 360 / QUOTA_WINDOW_DAYS;
const DAYS = Array.from({ length: QUOTA_WINDOW_DAYS }, (_, day) => day);

/** The days of a quota's window as a graduated ring: those gone in gold, and how many are left. */
export function RenewalDial({ resetsAt }: { resetsAt: Date }) {
  const [now] = useState(() => new Date());
  const left = daysUntil(resetsAt, now);
  const gone = QUOTA_WINDOW_DAYS - left;
  return (
    <svg className={classes.dial} viewBox="-110 -110 220 220" aria-hidden="true">
      <circle r="104" />
      <circle r="72" />
      {DAYS.map((day) => (
        <line
          key={day}
          data-gone={day < gone || undefined}
          x1="0"
          x2="0"
          y1={-RADIUS + (day % 5 === 0 ? 11 : 6)}
          y2={-RADIUS - (day % 5 === 0 ? 11 : 6)}
          transform={`rotate(${day * TURN})`}
        />
      ))}
      <path
        d="M0-104l3.400 7.600l7.600 3.400l-7.600 3.400l-3.400 7.600l-3.400-7.600l-7.600-3.400l7.600-3.400Z"
        transform={`rotate(${gone * TURN}) translate(0 5)`}
      />
      <text y="10" className={classes.count}>
        {left}
      </text>
      <text y="38" className={classes.unit}>
        {left === 1 ? 'día' : 'días'}
      </text>
    </svg>
  );
}
