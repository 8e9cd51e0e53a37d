import { layout, type EmailContent } from './layout.ts';

interface ContactMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Whether the sender was signed in: an address that a guest gives is proved by nobody. */
  isFromAccount: boolean;
  isPremium: boolean;
}

/** What marks the order in which support answers. */
const PRIORITY = '[Premium] ';
const SUBJECT_MAX = 70;

/** Tells support what somebody wrote to it; an answer to the mail goes to who wrote. */
export function contactMessageEmail(data: ContactMessage): EmailContent {
  const sender = data.isFromAccount
    ? `Con la sesión iniciada, ${data.isPremium ? 'en Premium: se atiende antes' : 'en el plan Básico'}.`
    : 'Sin sesión iniciada: nadie ha comprobado que el correo sea de quien escribe.';
  return layout({
    subject: cut(`${data.isPremium ? PRIORITY : ''}Soporte: ${data.subject}`),
    greeting: data.subject,
    paragraphs: [`De ${data.name}, ${data.email}`, sender, ...linesOf(data.message)],
    closing: `Responde a este correo y tu respuesta irá a ${data.email}. Cuando esté resuelto: pnpm admin contact close ${data.id}`,
  });
}

const cut = (text: string) => {
  const signs = Array.from(text);
  return signs.length <= SUBJECT_MAX ? text : `${signs.slice(0, SUBJECT_MAX - 1).join('')}…`;
};

const linesOf = (text: string) => text.split(/\s*\n\s*/).filter((line) => line !== '');
