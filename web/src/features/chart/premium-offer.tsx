import { Link } from '@tanstack/react-router';
import { PREMIUM_PRICE } from '@sibila/contracts/premium';
import { CallButton, LineButton } from '../../components/button.tsx';
import { FrameCorners, Star } from '../../components/ornament.tsx';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import classes from './premium-offer.module.css';

const REST = [
  'La carta leída entera: cada planeta en su signo y su casa, y los aspectos entre ellos',
  'Los tránsitos de cada día sobre tu carta, con su hora',
  'Dos cartas comparadas, punto por punto',
  'Hasta cien cartas guardadas en tu perfil',
];

/** What Premium adds to the wheel; said once, with its price. */
export function PremiumOffer() {
  const { status } = useSession();
  return (
    <aside className={classes.offer} aria-labelledby="chart-premium">
      <FrameCorners />
      <h3 id="chart-premium">El resto de tu carta</h3>
      <ul>
        {REST.map((item) => (
          <li key={item}>
            <Star size={13} /> {item}
          </li>
        ))}
      </ul>
      <p>
        Viene con Premium: {PREMIUM_PRICE.text} al mes, y se cancela en dos clics. La rueda y lo de
        arriba son y serán de todos.
      </p>
      <div className={classes.ways}>
        <CallButton component={Link} to="/" hash="premium">
          Ver Premium
        </CallButton>
        {status === 'anonymous' ? <GuestWays /> : null}
      </div>
    </aside>
  );
}

/** For those of whom it is not known yet who they are: the chart goes over to their account. */
function GuestWays() {
  const { open, preload } = useAccessDialog();
  const opens = (tab: 'register' | 'login') =>
    ({
      'aria-haspopup': 'dialog',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => open({ tab }),
    }) as const;
  return (
    <>
      <LineButton {...opens('register')}>Crear cuenta</LineButton>
      <LineButton {...opens('login')}>Ya tengo Premium: iniciar sesión</LineButton>
    </>
  );
}
