import { Link } from '@tanstack/react-router';
import { CallButton, LineButton } from '../../components/button.tsx';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import classes from './hero.module.css';

const SKY_SIZE = 640;

/** The first thing that is seen: the sky of this moment, and what may be done under it. */
export function Hero() {
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <h1>
          El cielo de hoy, <em>leído para ti.</em>
        </h1>
        <p className={classes.lead}>
          Tarot, runas, palma y astros, con posiciones calculadas al minuto de arco y palabras que
          puedes llevarte.
        </p>
        <div className={classes.calls}>
          <MainCall />
          <LineButton component={Link} to="/" hash="premium">
            Explorar Premium
          </LineButton>
        </div>
      </div>
      <figure className={classes.sky}>
        <img
          src="/cielo.svg"
          width={SKY_SIZE}
          height={SKY_SIZE}
          fetchPriority="high"
          alt="Rueda del zodíaco grabada, con el Sol, la Luna en su fase y los planetas en el lugar que ocupan ahora mismo."
        />
        <figcaption>El cielo de ahora mismo, con cada planeta en su grado.</figcaption>
      </figure>
    </div>
  );
}

function MainCall() {
  const { status } = useSession();
  const access = useAccessDialog();
  if (status === 'signedIn') {
    return (
      <CallButton component={Link} to="/profile" className={classes.mainCall ?? ''}>
        Mi Perfil
      </CallButton>
    );
  }
  return (
    <CallButton
      className={classes.mainCall ?? ''}
      aria-haspopup="dialog"
      onPointerEnter={access.preload}
      onFocus={access.preload}
      onClick={() => {
        access.open({ tab: 'register' });
      }}
    >
      Comenzar Gratis
    </CallButton>
  );
}
