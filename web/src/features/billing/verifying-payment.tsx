import { LoneCard } from '../../components/lone-card.tsx';
import { Graduation } from '../../components/ornament.tsx';
import classes from './verifying-payment.module.css';

/** What stands on the profile until it is known what came of a payment. */
export function VerifyingPayment() {
  return (
    <LoneCard title="Verificando tu pago" star={26} className={classes.card} role="status">
      <p>Preguntamos al proveedor de pagos si llegó. Suele tardar unos segundos.</p>
      <div className={classes.line}>
        <Graduation />
        <span className={classes.mark} />
      </div>
    </LoneCard>
  );
}
