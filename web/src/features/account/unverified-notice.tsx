import { ResendButton } from './resend-button.tsx';
import classes from './fields.module.css';

/** What an unverified account sees in the login form, with a way to get the link again. */
export function UnverifiedNotice({ email, onSent }: { email: string; onSent: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <p>
        <strong>Email no verificado</strong>
        Debes verificar tu correo electrónico antes de iniciar sesión. Puedes reenviar el correo de
        verificación usando el botón a continuación.
      </p>
      <ResendButton email={email} onSent={onSent} />
    </div>
  );
}
