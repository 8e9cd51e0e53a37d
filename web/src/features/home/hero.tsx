import { Link } from '@tanstack/react-router';
import type { SkyWords } from '@sibila/domain/sky/sentence';
import { CallButton, LineButton } from '../../components/button.tsx';
import { EXACT } from '../../lib/exact-link.ts';
import { useAccessLink } from '../account/access-link.ts';
import { useSession } from '../account/session.ts';
import { SkyFigure } from './sky-figure.tsx';
import classes from './hero.module.css';

/** The first thing that is seen: the sky of this moment, drawn and in words, and what may be done. */
export function Hero({ skyLine }: { skyLine: SkyWords | null }) {
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <h1>
          El cielo de hoy, <em>leído para ti.</em>
        </h1>
        <p className={classes.lead}>
          Horóscopo, tarot, palma, runas y compatibilidad, con el cielo calculado al minuto de arco
          y palabras que puedes llevarte.
        </p>
        <div className={classes.calls}>
          <MainCall />
          <LineButton component={Link} to="/" hash="premium" activeOptions={EXACT}>
            Explorar Premium
          </LineButton>
        </div>
      </div>
      <SkyFigure words={skyLine} />
    </div>
  );
}

function MainCall() {
  const { status } = useSession();
  const link = useAccessLink('register');
  if (status === 'signedIn') {
    return (
      <CallButton component={Link} to="/profile" className={classes.mainCall ?? ''}>
        Mi Perfil
      </CallButton>
    );
  }
  return (
    <CallButton component="a" {...link} className={classes.mainCall ?? ''}>
      Comenzar Gratis
    </CallButton>
  );
}
