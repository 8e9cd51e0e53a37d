import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { SignGlyph } from '../../components/sign-glyph.tsx';
import { PairLinks } from './sign-links.tsx';
import classes from './sign-links.module.css';

/**
 * Every sign with every one: where there is room, a table of numbers with a sign over each column;
 * on a phone, twelve groups, and the way to each of them first.
 */
export function PairTable() {
  return (
    <div className={classes.table}>
      <nav className={classes.columns} aria-label="Ir a un signo">
        {SIGN_NAMES.map((sign) => (
          <a key={sign} href={`#con-${signSlug(sign)}`} aria-label={sign} title={sign}>
            <SignGlyph sign={sign} />
          </a>
        ))}
      </nav>
      {SIGN_NAMES.map((sign) => (
        <section key={sign} aria-labelledby={`con-${signSlug(sign)}`}>
          <h2 id={`con-${signSlug(sign)}`}>
            <SignGlyph sign={sign} size={24} />
            {sign}
          </h2>
          <PairLinks sign={sign} />
        </section>
      ))}
    </div>
  );
}
