import { Link } from '@tanstack/react-router';
import { PREMIUM_PRICE } from '@sibila/contracts/premium';
import { LineButton } from '../../components/button.tsx';
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
  const access = useAccessDialog();
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
        Viene con{' '}
        <Link to="/" hash="premium">
          Premium
        </Link>
        : {PREMIUM_PRICE.text} al mes, y se cancela en dos clics. La rueda y lo de arriba son y
        serán de todos.
      </p>
      {status === 'anonymous' ? (
        <LineButton
          aria-haspopup="dialog"
          onPointerEnter={access.preload}
          onFocus={access.preload}
          onClick={() => access.open({ tab: 'login' })}
        >
          Ya tengo Premium: iniciar sesión
        </LineButton>
      ) : null}
    </aside>
  );
}
