// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CRISIS_MESSAGE } from '@sibila/content/help-lines';
import { answer, Refusal, RENEWS } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { castStones, runeReader, runesFor, turnStone } from '../../testing/rune-ritual.ts';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from '../account/drafts.ts';
import RunesRitual from './runes-ritual.tsx';

const LAST_LINE = 'Lo demás lo dirá el camino.';

describe('the ritual of the runes', () => {
  beforeEach(() => {
    answer({ user: () => LUCIA });
  });

  it('goes from the spread to the reading by keyboard alone', async () => {
    const interpretRunes = runeReader();
    answer({ user: () => LUCIA, interpretRunes });
    const { user } = await renderApp(<RunesRitual />);

    (await screen.findByRole('button', { name: /^Nornas/ })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Respira y pregunta' })).toHaveFocus();
    await user.tab();
    await user.keyboard('¿Qué suelto?');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Agita la bolsa' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Echar las runas' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Gira las piedras' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(/Faltan 2 piedras\.$/);
    expect(
      screen.getByRole('button', {
        name: 'Runa 2 de 3, boca abajo: Verdandi, lo que está siendo',
      }),
    ).toHaveFocus();
    await user.keyboard(' {Enter}');

    expect(await screen.findByText(LAST_LINE)).toBeInTheDocument();
    expect(screen.getByText(/^Lector integrado · 12 de diciembre de 2026$/)).toBeInTheDocument();
    expect(interpretRunes).toHaveBeenCalledOnce();
    const asked = interpretRunes.mock.calls[0]?.[0];
    expect(asked?.question).toBe('¿Qué suelto?');
    expect(asked?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(asked?.runes).size).toBe(3);
  });

  it('asks for nothing until the last stone is turned, in whatever order', async () => {
    const interpretRunes = runeReader();
    answer({ user: () => LUCIA, interpretRunes });
    const app = await renderApp(<RunesRitual />);
    await castStones(app, /^Cruz rúnica/);
    for (const place of [4, 1, 5, 2]) await turnStone(app, place);
    expect(screen.getByRole('status')).toHaveTextContent(/Falta una piedra\.$/);
    expect(screen.getAllByRole('img')).toHaveLength(4);
    expect(interpretRunes).not.toHaveBeenCalled();
    await turnStone(app, 3);
    await screen.findByText(LAST_LINE);
    const table = screen.getByRole('list', { name: 'Tirada: Cruz rúnica' });
    for (const picture of within(table).getAllByRole('img'))
      expect(picture.getAttribute('alt')?.length).toBeGreaterThan(30);
  });

  it('turns a stone once and no more', async () => {
    const app = await renderApp(<RunesRitual />);
    await castStones(app, /^Nornas/);
    await turnStone(app, 1);
    const turned = screen.getAllByRole('button')[0];
    expect(turned).toHaveAttribute('aria-disabled', 'true');
    if (turned) await app.user.click(turned);
    expect(screen.getByRole('status')).toHaveTextContent(/Faltan 2 piedras\.$/);
  });

  it('shakes the bag as often as the person wants, with other stones each time', async () => {
    const app = await renderApp(<RunesRitual />);
    await app.user.click(await screen.findByRole('button', { name: /^Cruz rúnica/ }));
    await app.user.click(screen.getByRole('button', { name: 'Tomar la bolsa' }));
    await app.user.click(await screen.findByRole('button', { name: 'Agitar la bolsa' }));
    const kept = () => sessionStorage.getItem(draftKey('runes', LUCIA.id));
    const first = kept();
    await app.user.click(screen.getByRole('button', { name: 'Agitar otra vez' }));
    expect(kept()).not.toBe(first);
  });

  it('says what is left of the quota, and nothing can begin without any', async () => {
    answer({
      user: () => LUCIA,
      quota: ({ type }) => ({ type, limit: 8, used: 8, remaining: 0, resetsAt: RENEWS }),
    });
    await renderApp(<RunesRitual />);
    expect(
      await screen.findByRole('heading', { name: 'Tu cupo de runas está completo' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Odín/ })).not.toBeInTheDocument();
  });

  it('gives a ritual under way back after a reload, with its turned stones', async () => {
    const first = await renderApp(<RunesRitual />);
    await castStones(first, /^Nornas/, '¿Y ahora?');
    await turnStone(first, 3);
    const shown = screen.getByRole('img').getAttribute('alt');
    first.unmount();
    await renderApp(<RunesRitual />);
    expect(await screen.findByText(/Faltan 2 piedras\.$/)).toBeVisible();
    expect(screen.getByRole('img')).toHaveAttribute('alt', shown);
  });

  it.each([
    ['stones that are not in the bag', { runes: ['Piedra', 'Uruz', 'Isa'], turned: [] }],
    ['a stone too few', { runes: ['Fehu', 'Uruz'], turned: [] }],
  ])('forgets a stored ritual with %s', async (_, part) => {
    sessionStorage.setItem(
      draftKey('runes', LUCIA.id),
      JSON.stringify({ id: 'x', step: 'cast', spreadId: 'nornas', ...part }),
    );
    await renderApp(<RunesRitual />);
    expect(await screen.findByRole('heading', { name: 'Elige tu tirada' })).toBeInTheDocument();
  });

  it('begins anew with another id', async () => {
    const interpretRunes = runeReader();
    answer({ user: () => LUCIA, interpretRunes });
    const app = await renderApp(<RunesRitual />);
    for (let time = 0; time < 2; time += 1) {
      await castStones(app);
      await turnStone(app, 1);
      await app.user.click(await screen.findByRole('button', { name: 'Nueva tirada' }));
    }
    const ids = interpretRunes.mock.calls.map(([input]) => input.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('leads to the people who can be called, before any stone and without the server', async () => {
    const interpretRunes = runeReader();
    answer({ user: () => LUCIA, interpretRunes });
    const { user } = await renderApp(<RunesRitual />);
    await user.click(await screen.findByRole('button', { name: /^Odín/ }));
    await user.type(
      screen.getByLabelText('Tu pregunta (opcional)'),
      'Me quiero suicidar, ¿para qué seguir?',
    );
    await user.click(screen.getByRole('button', { name: 'Tomar la bolsa' }));
    expect(await screen.findByRole('heading', { name: 'Antes que las runas, tú' })).toHaveFocus();
    expect(screen.getByText(CRISIS_MESSAGE['self-harm'])).toBeInTheDocument();
    expect(interpretRunes).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(draftKey('runes', LUCIA.id))).toBeNull();
  });

  it('makes room for help where the server finds that a question needs a person', async () => {
    const lines = [{ place: 'México', name: 'Línea de la Vida', number: '800 911 2000' }];
    answer({
      user: () => LUCIA,
      // eslint-disable-next-line require-yield
      interpretRunes: async function* () {
        throw new Refusal('CRISIS_SUPPORT', { lines, message: 'Hay quien escucha.' });
      },
    });
    const app = await renderApp(<RunesRitual />);
    await castStones(app, /^Odín/, 'algo muy triste');
    await turnStone(app, 1);
    expect(await screen.findByText('Hay quien escucha.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Antes que las runas, tú' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(draftKey('runes', LUCIA.id))).toBeNull();
  });

  it('says what each stone gave to the reading, once it is asked', async () => {
    answer({
      user: () => LUCIA,
      interpretRunes: async function* (input) {
        const name = input.runes[0]?.replace(' (Invertida)', '') ?? '';
        yield { type: 'done', reading: runesFor(input, `Aquí habla ${name}.\nY calla.`) };
      },
    });
    const app = await renderApp(<RunesRitual />);
    await castStones(app);
    await turnStone(app, 1);
    const ask = await screen.findByText('¿Por qué esta lectura?');
    expect(screen.queryByText(/veinticuatro runas están reconstruidos/)).not.toBeInTheDocument();
    await app.user.click(ask);
    expect(
      await screen.findByText(/veinticuatro runas están reconstruidos/, {}, { timeout: 8000 }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^«Aquí habla .*\.»$/)).toBeInTheDocument();
  });
});
