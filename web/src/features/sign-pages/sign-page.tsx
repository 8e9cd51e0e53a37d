import { Link } from '@tanstack/react-router';
import type { SignPage as SignPageData } from '@sibila/contracts/zodiac-pages';
import { Graduation, Rule } from '../../components/ornament.tsx';
import { LineButton } from '../../components/button.tsx';
import { Trail } from '../../components/trail.tsx';
import { FAMILIES } from '../../lib/families.ts';
import { askForSign } from '../horoscope/use-chosen-sign.ts';
import { Constellation } from '../compatibility/constellation.tsx';
import { PairLinks, SignLinks } from './sign-links.tsx';
import { SignFigures } from './sign-figures.tsx';
import { SunDays } from './sun-days.tsx';
import { TodaySheet } from './today-sheet.tsx';
import classes from './sign-page.module.css';

/** Everything about a sign: its day, its character, when the Sun is in it, and with whom. */
export function SignPage({ page }: { page: SignPageData }) {
  const { sign, lead } = page;
  return (
    <div className="page">
      <Trail above={FAMILIES.sign} here={sign} />
      <header className={classes.top}>
        <Graduation />
        <Constellation sign={sign} className={classes.stars} />
        <h1>Horóscopo de {sign} hoy</h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      <TodaySheet sign={sign} />
      <div className={classes.halves}>
        <div className={classes.beside}>
          <SignFigures sign={sign} />
        </div>
        <Chapters page={page} />
      </div>
      <Rule />
      <nav aria-labelledby="con-los-doce">
        <h2 id="con-los-doce">{sign} con los doce signos</h2>
        <PairLinks sign={sign} />
      </nav>
      <nav aria-labelledby="los-doce" className={classes.others}>
        <h2 id="los-doce">Los doce signos</h2>
        <SignLinks current={sign} />
      </nav>
    </div>
  );
}

function Chapters({ page: { sign, chapters, sun, cusp, reckoning } }: { page: SignPageData }) {
  return (
    <div className={classes.chapters}>
      {chapters.map(({ title, body }) => (
        <section key={title}>
          <h2>{title}</h2>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>El Sol en {sign}</h2>
        <SunDays sun={sun} />
        <p>{cusp}</p>
      </section>
      <section>
        <h2>De dónde sale su horóscopo</h2>
        <p>{reckoning}</p>
      </section>
      <p className={classes.doing}>
        <LineButton component={Link} to="/" hash="horoscopo" onClick={askForSign(sign)}>
          Leer otro día
        </LineButton>
        <LineButton component={Link} to="/carta-astral">
          Calcular mi carta astral
        </LineButton>
      </p>
    </div>
  );
}
