import { PREMIUM_PRICE } from '@sibila/contracts/premium';
import { LineButton } from '../../components/button.tsx';
import classes from './plan-calls.module.css';

export const BASIC_CALL = 'Comenzar Gratis';
export const PRO_CALL = `Suscribirme por ${PREMIUM_PRICE.text} al mes`;

/** What stands in the free plan's column until it is known what it calls to. */
export const BasicWaiting = () => <Waiting label={BASIC_CALL} />;

/** What stands in the paid plan's column until it is known what it calls to. */
export function ProWaiting() {
  return (
    <>
      <p className={classes.mine} data-two role="status" aria-label="Consultando tu plan" />
      <noscript className={classes.unscripted}>
        <p className={classes.mine}>
          Para suscribirte hace falta JavaScript: actívalo en tu navegador y vuelve a cargar la
          página.
        </p>
      </noscript>
      <Waiting label={PRO_CALL} />
    </>
  );
}

/** As large as the button that may come; where no script runs, it is the way in. */
function Waiting({ label }: { label: string }) {
  return (
    <>
      <LineButton component="span" className={classes.waiting} aria-hidden>
        {label}
      </LineButton>
      <noscript>
        <LineButton component="a" href="/auth?action=register">
          {label}
        </LineButton>
      </noscript>
    </>
  );
}
