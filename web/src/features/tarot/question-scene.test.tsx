// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CRISIS_MESSAGE, HELP_LINES } from '@sibila/content/help-lines';
import { answer } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { press, reader } from '../../testing/ritual.ts';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from '../account/drafts.ts';
import TarotRitual from './tarot-ritual.tsx';

const FIELD = 'Tu pregunta (opcional)';
const SAD = 'Me quiero suicidar, ¿para qué seguir?';

async function leaveWith(question: string) {
  const interpret = reader();
  answer({ user: () => LUCIA, interpret });
  const app = await renderApp(<TarotRitual />);
  await app.user.click(await screen.findByRole('button', { name: /Consejo/ }));
  if (question) await app.user.type(screen.getByLabelText(FIELD), question);
  await press(app, 'Tomar la baraja');
  return { app, interpret };
}

describe('leaving the question', () => {
  it('leads to the people who can be called, before any card and without the server', async () => {
    const { interpret } = await leaveWith(SAD);
    expect(await screen.findByRole('heading', { name: 'Antes que las cartas, tú' })).toHaveFocus();
    expect(screen.getByText(CRISIS_MESSAGE['self-harm'])).toBeInTheDocument();
    const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
    for (const { name, number } of HELP_LINES['self-harm'])
      expect(shown.some((text) => text.includes(name) && text.includes(number))).toBe(true);
    expect(screen.queryByRole('button', { name: 'Barajar' })).not.toBeInTheDocument();
    expect(interpret).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(draftKey('tarot', LUCIA.id))).toBeNull();
  });

  it('has words of its own for violence', async () => {
    await leaveWith('Mi pareja me golpea, ¿va a cambiar?');
    expect(await screen.findByText(CRISIS_MESSAGE.violence)).toBeInTheDocument();
  });

  it('lets the question be changed and goes on with the new one', async () => {
    const { app } = await leaveWith(SAD);
    await press(app, 'Cambiar la pregunta');
    const field = screen.getByLabelText(FIELD);
    expect(field).toHaveFocus();
    expect(field).toHaveValue(SAD);
    await press(app, 'Tomar la baraja');
    await press(app, 'Cambiar la pregunta');
    await app.user.clear(screen.getByLabelText(FIELD));
    await app.user.type(screen.getByLabelText(FIELD), '¿Con quién puedo hablar hoy?');
    await press(app, 'Tomar la baraja');
    expect(await screen.findByRole('heading', { name: 'Baraja' })).toHaveFocus();
  });

  it.each(['', '¿Por qué me muero de risa con él?'])(
    'takes up the deck where no help is needed: «%s»',
    async (question) => {
      await leaveWith(question);
      expect(await screen.findByRole('heading', { name: 'Baraja' })).toHaveFocus();
    },
  );
});
