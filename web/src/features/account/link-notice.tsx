import { isLocalMode } from '../../lib/public-config.ts';
import { ResendButton } from './resend-button.tsx';
import classes from './fields.module.css';

/** Why a verification link is talked about: one is on its way, or the one that was opened failed. */
export type LinkNews = { kind: 'sent'; to: string } | { kind: 'failed' };

interface LinkNoticeProps {
  news: LinkNews;
  /** The address in the form below. */
  typed: string;
}

/** What to do about the verification link; it stays above the login form for as long as that is open. */
export function LinkNotice({ news, typed }: LinkNoticeProps) {
  return (
    <div className={classes.notice}>
      <p role="status">
        <strong>{news.kind === 'sent' ? 'Falta un paso: tu correo' : 'Pide otro enlace'}</strong>
        {news.kind === 'sent' ? (
          <>
            Hay un correo en camino a <b>{news.to}</b>. Abre su enlace para activar tu cuenta y
            después entra aquí. Si no lo ves en un momento, mira en la carpeta de spam.
          </>
        ) : (
          'Si ya habías abierto tu enlace, tu cuenta está activa y puedes entrar. Si no, escribe tu correo y te enviamos uno nuevo.'
        )}
      </p>
      {isLocalMode() ? (
        <p>
          En modo local los correos no salen de este equipo:{' '}
          <a href="/dev/correo" target="_blank" rel="noreferrer">
            ábrelos en /dev/correo
          </a>
          .
        </p>
      ) : null}
      <ResendButton email={news.kind === 'sent' ? news.to : typed} />
    </div>
  );
}
