import { describe, expect, it } from 'vitest';
import { contactMessageEmail } from './contact-message.ts';

const MESSAGE = {
  id: '4f6b3c0e-8b1d-4d7e-9a51-0c9f3f1a2b3c',
  name: 'Ana Prueba',
  email: 'ana@example.com',
  subject: 'No veo mi lectura',
  message: 'Hola:\n\nAyer hice una tirada.\r\n  No aparece.',
  isFromAccount: true,
  isPremium: false,
};

describe('the mail that tells support of a message', () => {
  it('says who wrote what, line by line, and how to close it', () => {
    const { subject, text } = contactMessageEmail(MESSAGE);
    expect(subject).toBe('Soporte: No veo mi lectura');
    expect(text.split('\n\n')).toEqual([
      'No veo mi lectura',
      'De Ana Prueba, ana@example.com',
      'Con la sesión iniciada, en el plan Básico.',
      'Hola:',
      'Ayer hice una tirada.',
      'No aparece.',
      `Responde a este correo y tu respuesta irá a ana@example.com. Cuando esté resuelto: pnpm admin contact close ${MESSAGE.id}`,
      'Sibila\n',
    ]);
  });

  it('puts Premium first, where it is seen in a list of mails', () => {
    const { subject, text } = contactMessageEmail({ ...MESSAGE, isPremium: true });
    expect(subject).toBe('[Premium] Soporte: No veo mi lectura');
    expect(text).toContain('se atiende antes');
  });

  it('warns that a guest may be anybody', () => {
    const { text } = contactMessageEmail({ ...MESSAGE, isFromAccount: false });
    expect(text).toContain('nadie ha comprobado que el correo sea de quien escribe');
  });

  it('shows as text whatever somebody wrote, in a subject of one short line', () => {
    const evil = '<img src=x onerror="a()"><script>b()</script>&';
    const { subject, html } = contactMessageEmail({
      ...MESSAGE,
      name: evil,
      subject: `${evil} ${'🌙'.repeat(150)}`,
      message: `${evil}\n</p></td></tr></table>`,
    });
    expect(html).not.toMatch(/<img|<script|<\/table>(?=[^]*Responde)/);
    expect(Array.from(subject)).toHaveLength(70);
    expect(subject.endsWith('🌙…')).toBe(true);
  });
});
