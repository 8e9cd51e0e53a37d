import { useEffect, useState } from 'react';
import { LoneCard } from '../../components/lone-card.tsx';
import { Graduation } from '../../components/ornament.tsx';
import classes from './verifying-payment.module.css';

const PATIENCE_MS = 5000;

/** What stands on the profile until it is known what came of a payment. */
export function VerifyingPayment() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LoneCard title="Verificando tu pago" star={26} className={classes.card} role="status">
      <p>Preguntamos al proveedor de pagos si llegó. Suele tardar unos segundos.</p>
      {isSlow ? (
        <p>Esta vez tarda más. Seguimos preguntando: no hace falta que pagues otra vez.</p>
      ) : null}
      <div className={classes.line}>
        <Graduation />
        <span className={classes.mark} />
      </div>
    </LoneCard>
  );
}
