// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { reachFan, reader, readingFor, takeCard } from '../../testing/ritual.ts';
import { LUCIA, sampleReading } from '../../testing/samples.ts';
import { TarotReasonsPanel } from './tarot-reasons-panel.tsx';
import TarotRitual from './tarot-ritual.tsx';

const WAIT = { timeout: 8000 };

async function openedReasons(reading = sampleReading()) {
  const { user } = await renderApp(<TarotReasonsPanel reading={reading} />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  await user.click(screen.getByText('¿Por qué esta lectura?'));
  return screen.findAllByRole('listitem', {}, WAIT);
}

describe('the reasons of a tarot reading', () => {
  it('tell of each card its place, its side, its keywords and its sentence, once asked', async () => {
    const [past, present] = await openedReasons();
    expect(past).toHaveTextContent('Pasado');
    expect(past).toHaveTextContent('El Ermitaño');
    expect(past).toHaveTextContent('Lo primero que aparece es El Ermitaño.');
    expect(present).toHaveTextContent('Presente');
    expect(present).toHaveTextContent('El Carro, invertido');
    expect(present).toHaveTextContent('Avance · Determinación · Control · Victoria');
    expect(present).toHaveTextContent('«A su lado, el Carro cambia el tono.»');
  });

  it('say honestly that the text never names a card', async () => {
    const [, , future] = await openedReasons();
    expect(future).toHaveTextContent('La Estrella');
    expect(future).toHaveTextContent('El texto no la nombra aparte.');
  });

  it('show a reversed card upside down', async () => {
    const pictures = (await openedReasons()).map((item) => item.querySelector('img'));
    const sources = pictures.map((picture) => picture?.getAttribute('src'));
    expect(sources).toEqual([
      '/art/tarot/09-el-ermitano.svg',
      '/art/tarot/07-el-carro.svg',
      '/art/tarot/17-la-estrella.svg',
    ]);
    expect(pictures.map((picture) => picture?.className !== '')).toEqual([false, true, false]);
  });

  it('stand under a finished reading', async () => {
    const interpret = reader();
    interpret.mockImplementation(async function* (input) {
      const name = input.cards[0]?.replace(' (Invertida)', '') ?? '';
      const text = `Empieza con calma. Hoy habla ${name}.`;
      yield { type: 'text', text };
      yield { type: 'done', reading: readingFor(input, text) };
    });
    answer({ user: () => LUCIA, interpret });
    const app = await renderApp(<TarotRitual />);
    await reachFan(app);
    await takeCard(app, 3);
    await app.user.click(await screen.findByText('¿Por qué esta lectura?'));
    const quoted = await screen.findByText(/^«Hoy habla .*\.»$/, {}, WAIT);
    const item = quoted.closest('li');
    expect(item && within(item).getByText('El consejo')).toBeInTheDocument();
  });
});
