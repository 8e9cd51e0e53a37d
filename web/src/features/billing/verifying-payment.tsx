import { Graduation, Star } from '../../components/ornament.tsx';
import classes from './verifying-payment.module.css';

/** What stands on the profile until it is known what came of a payment. */
export function VerifyingPayment() {
  return (
    <section className={classes.page}>
      <div className={classes.card} role="status">
        <Star size={26} points={8} />
        <h1>Verificando tu pago</h1>
        <p>Preguntamos al proveedor de pagos si llegó. Suele tardar unos segundos.</p>
        <div className={classes.line}>
          <Graduation />
          <span className={classes.mark} />
        </div>
      </div>
    </section>
  );
}
