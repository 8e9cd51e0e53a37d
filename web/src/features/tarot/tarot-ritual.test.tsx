// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, RENEWS } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { press, reachFan, reader, readingFor, takeCard } from '../../testing/ritual.ts';
import { LUCIA } from '../../testing/samples.ts';
import { draftKey } from '../account/drafts.ts';
import TarotRitual from './tarot-ritual.tsx';

describe('the tarot ritual', () => {
  beforeEach(() => {
    answer({ user: () => LUCIA });
  });

  it('goes from the spread to the reading by keyboard alone', async () => {
    const interpret = reader();
    answer({ user: () => LUCIA, interpret });
    const app = await renderApp(<TarotRitual />);
    const { user } = app;

    (await screen.findByRole('button', { name: /Pasado, Presente, Futuro/ })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Respira y pregunta' })).toHaveFocus();
    await user.tab();
    await user.keyboard('¿Qué miro primero?');
    await user.tab();
    await user.keyboard('{Enter}');
    // Whether the question calls for help is looked at first.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Baraja' })).toHaveFocus());
    await user.tab();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Cortar el mazo' }).focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('slider', { name: 'Dónde cortar el mazo' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Elige tus cartas' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Faltan 2 cartas. La siguiente: Presente.',
    );
    expect(screen.getByRole('button', { name: 'Carta 4 de 22, boca abajo' })).toHaveFocus();
    await user.keyboard('{End} {Home}{Enter}');

    expect(await screen.findByText('Lo demás puede esperar al viernes.')).toBeInTheDocument();
    expect(screen.getByText(/^Lector integrado · 12 de diciembre de 2026$/)).toBeInTheDocument();
    const asked = interpret.mock.calls[0]?.[0];
    expect(interpret).toHaveBeenCalledOnce();
    expect(asked?.question).toBe('¿Qué miro primero?');
    expect(asked?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(asked?.cards).size).toBe(3);
  });

  it('takes the last card back until all are chosen, by mouse and by keyboard', async () => {
    const interpret = reader();
    answer({ user: () => LUCIA, interpret });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app, /Pasado, Presente, Futuro/);
    const back = { name: 'Devolver la última carta' };
    expect(screen.queryByRole('button', back)).not.toBeInTheDocument();
    await takeCard(app, 4);
    await takeCard(app, 9);
    await app.user.click(screen.getByRole('button', back));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Faltan 2 cartas. La siguiente: Presente.',
    );
    expect(screen.getByRole('button', { name: 'Carta 9 de 22, boca abajo' })).toHaveFocus();
    await app.user.tab();
    expect(screen.getByRole('button', back)).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Carta 4 de 22, boca abajo' })).toHaveFocus();
    expect(screen.queryByRole('button', back)).not.toBeInTheDocument();
    for (const place of [1, 2, 3]) await takeCard(app, place);
    expect(await screen.findByText('Empieza por lo que ya sabes.')).toBeInTheDocument();
    expect(interpret).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', back)).not.toBeInTheDocument();
  });

  it('turns every card over, each told with its picture', async () => {
    answer({ user: () => LUCIA, interpret: reader() });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app);
    await takeCard(app, 7);
    const table = await screen.findByRole('list', { name: 'Tirada: Consejo del día' });
    await screen.findByText('Empieza por lo que ya sabes.');
    const pictures = within(table).getAllByRole('img');
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.getAttribute('alt')?.length).toBeGreaterThan(30);
  });

  it('says what is left of the quota before and after', async () => {
    let used = 3;
    answer({
      user: () => LUCIA,
      interpret: async function* (input) {
        used = 4;
        yield { type: 'done', reading: readingFor(input) };
      },
      quota: ({ type }) => ({ type, limit: 8, used, remaining: 8 - used, resetsAt: RENEWS }),
    });
    const app = await renderApp(<TarotRitual />);
    expect(
      await screen.findByText('Te quedan 5 de 8 lecturas de tarot hasta el 12 de diciembre'),
    ).toBeInTheDocument();
    await reachFan(app);
    await takeCard(app, 1);
    expect(
      await screen.findByText('Te quedan 4 de 8 lecturas de tarot hasta el 12 de diciembre'),
    ).toBeInTheDocument();
  });

  it('counts the question and stops it at five hundred characters', async () => {
    const app = await renderApp(<TarotRitual />);
    await app.user.click(await screen.findByRole('button', { name: /Cruz/ }));
    const field = screen.getByLabelText('Tu pregunta (opcional)');
    await app.user.type(field, 'Hola');
    expect(screen.getByText('4 de 500 caracteres')).toBeInTheDocument();
    expect(field).toHaveAttribute('maxlength', '500');
  });

  it('clears the half text and says who goes on when another reader takes over', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    answer({
      user: () => LUCIA,
      interpret: async function* (input) {
        yield { type: 'text', text: 'Esto no vale' };
        yield { type: 'restart' };
        yield { type: 'text', text: 'Esto sí vale.\n' };
        await held;
        yield { type: 'done', reading: readingFor(input, 'Esto sí vale.\nY esto.') };
      },
    });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app);
    await takeCard(app, 1);
    expect(await screen.findByText('Esto sí vale.')).toBeInTheDocument();
    expect(screen.queryByText(/Esto no vale/)).not.toBeInTheDocument();
    expect(screen.getByText(/El lector integrado está escribiendo/)).toBeInTheDocument();
    goOn();
    expect(await screen.findByText('Y esto.')).toBeInTheDocument();
  });

  it('gives a ritual under way back after a reload', async () => {
    const first = await renderApp(<TarotRitual />);
    await reachFan(first, /Cruz/, '¿Y ahora?');
    await takeCard(first, 5);
    first.unmount();
    await renderApp(<TarotRitual />);
    expect(
      await screen.findByText('Faltan 4 cartas. La siguiente: Lo que se cruza.'),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Carta 5 de 22, boca abajo', hidden: true }),
    ).toBeDisabled();
  });

  it('brings a new reading into view, and moves nothing where it is shown again', async () => {
    answer({ user: () => LUCIA, interpret: reader() });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const first = await renderApp(<TarotRitual />);
    await reachFan(first);
    await takeCard(first, 5);
    await screen.findByText('Lo demás puede esperar al viernes.');
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    first.unmount();
    scroll.mockClear();
    await renderApp(<TarotRitual />);
    expect(await screen.findByText('Lo demás puede esperar al viernes.')).toBeInTheDocument();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('forgets a stored ritual that makes no sense', async () => {
    sessionStorage.setItem(
      draftKey('tarot', LUCIA.id),
      JSON.stringify({ id: 'x', step: 'reading', spreadId: 'cruz', deck: [], chosen: [1] }),
    );
    await renderApp(<TarotRitual />);
    expect(await screen.findByRole('heading', { name: 'Elige tu tirada' })).toBeInTheDocument();
  });

  it('begins anew with another id', async () => {
    const interpret = reader();
    answer({ user: () => LUCIA, interpret });
    const app = await renderApp(<TarotRitual />);
    for (const place of [1, 2]) {
      await reachFan(app);
      await takeCard(app, place);
      await press(app, 'Nueva tirada');
    }
    const ids = interpret.mock.calls.map(([input]) => input.id);
    expect(new Set(ids).size).toBe(2);
  });
});
