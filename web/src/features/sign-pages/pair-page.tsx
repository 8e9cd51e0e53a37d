import { Link } from '@tanstack/react-router';
import type { PairPage as PairPageData } from '@sibila/contracts/zodiac-pages';
import { signSlug } from '@sibila/domain/zodiac/slugs';
import { CallButton, LineButton } from '../../components/button.tsx';
import { Graduation, Rule } from '../../components/ornament.tsx';
import { Trail } from '../../components/trail.tsx';
import { FAMILIES } from '../../lib/families.ts';
import { EXACT_PAGE } from '../../lib/exact-link.ts';
import { accountOf } from '../compatibility/account.ts';
import { NumberAccount } from '../compatibility/number-account.tsx';
import { SignWheels } from '../compatibility/sign-wheels.tsx';
import { pairName } from '../compatibility/words.ts';
import { PairLinks } from './sign-links.tsx';
import classes from './pair-page.module.css';

/** Everything about two signs: how they meet, their number with its reasons, and the others. */
export function PairPage({ page }: { page: PairPageData }) {
  const { first, second, percent } = page;
  const name = pairName(first, second);
  return (
    <div className="page">
      <Trail above={FAMILIES.pair} here={name} />
      <header className={classes.top}>
        <Graduation />
        <h1>Compatibilidad de {name}</h1>
        <p className={classes.lead}>Un {percent} %, y de dónde sale</p>
      </header>
      <SignWheels first={first} second={second} turning={false} duration={0}>
        <p className={classes.number} aria-hidden="true">
          {percent} <small>%</small>
        </p>
      </SignWheels>
      <Texts page={page} />
      <section className={classes.account} aria-labelledby="cuenta">
        <h2 id="cuenta">De dónde sale el {percent} %</h2>
        <NumberAccount account={accountOf(first, second)} />
        <div className={classes.told}>
          {page.account.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Doing page={page} />
      <Rule />
      <Others page={page} />
    </div>
  );
}

function Texts({ page }: { page: PairPageData }) {
  const parts = [
    ['Cómo se encuentran', page.meeting],
    ['En el amor', page.love],
    ['En la amistad, el trabajo y la familia', page.together],
    ['Donde rozan', page.friction],
  ] as const;
  return (
    <div className={classes.texts}>
      {parts.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

function Doing({ page }: { page: PairPageData }) {
  return (
    <aside className={classes.doing}>
      <p>{page.attempt}</p>
      <p className={classes.closing}>{page.closing}</p>
      <p>
        Las setenta y ocho parejas se leen sin registrarte. Con una cuenta gratuita guardas ocho
        análisis al mes.
      </p>
      <div className={classes.calls}>
        <CallButton renderRoot={(props) => <Link to="/" hash="compatibilidad" {...props} />}>
          Ir a las dos ruedas
        </CallButton>
        <LineButton component={Link} to="/compatibilidad" activeOptions={EXACT_PAGE}>
          Ver todas las parejas
        </LineButton>
        <LineButton component={Link} to="/carta-astral">
          Comparar dos cartas enteras
        </LineButton>
      </div>
    </aside>
  );
}

function Others({ page: { first, second } }: { page: PairPageData }) {
  const signs = first === second ? [first] : [first, second];
  return signs.map((sign) => (
    <nav key={sign} className={classes.others} aria-labelledby={`con-${signSlug(sign)}`}>
      <h2 id={`con-${signSlug(sign)}`}>{sign} con los demás</h2>
      <p>
        <Link to="/horoscopo/$signo" params={{ signo: signSlug(sign) }}>
          {sign}: el signo y su horóscopo de hoy
        </Link>
      </p>
      <PairLinks sign={sign} current={sign === first ? second : first} />
    </nav>
  ));
}
