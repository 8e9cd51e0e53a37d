import { Link } from '@tanstack/react-router';
import { pairSlug } from '@sibila/domain/compatibility/sign-pairs';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import board from '../../components/sign-board.module.css';
import { shortDays } from '../../lib/sign-days.ts';
import classes from './sign-links.module.css';

/** The pages of the twelve signs; the one that is read is marked. */
export function SignLinks({ current }: { current?: SignName }) {
  return (
    <ul className={`${board.board} ${classes.links}`}>
      {SIGN_NAMES.map((sign) => (
        <li key={sign}>
          <Link
            to="/horoscopo/$signo"
            params={{ signo: signSlug(sign) }}
            aria-current={sign === current ? 'page' : undefined}
          >
            <SignGlyph sign={sign} />
            <b>{sign}</b>
            <span>{shortDays(sign)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The pages of a sign with each of the twelve, and the number of each pair. */
export function PairLinks({ sign, current }: { sign: SignName; current?: SignName }) {
  return (
    <ul className={`${board.board} ${classes.links}`}>
      {SIGN_NAMES.map((other) => (
        <li key={other}>
          <Link
            to="/compatibilidad/$pareja"
            params={{ pareja: pairSlug(sign, other) }}
            aria-current={other === current ? 'page' : undefined}
          >
            <SignGlyph sign={other} />
            <b>
              <span className="visually-hidden">{sign} con </span>
              {other}
            </b>
            <span>{compatibilityOf(sign, other).percent} %</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
