// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { press } from '../../testing/ritual.ts';
import { LUCIA, sampleCompatibility } from '../../testing/samples.ts';
import CompatibilityRitual from '../compatibility/compatibility-ritual.tsx';
import { Horoscope } from '../horoscope/horoscope.tsx';

const never = () => new Promise<never>(() => undefined);

describe('the ways to the birth chart', () => {
  it('begin at the horoscope, whether or not it has come', async () => {
    answer({ horoscope: never });
    await renderApp(<Horoscope />);
    expect(await screen.findByRole('link', { name: 'carta astral' })).toHaveAttribute(
      'href',
      '/carta-astral',
    );
  });

  it('begin at a compatibility that is calculated', async () => {
    answer({
      user: () => LUCIA,
      calculate: async function* () {
        yield { type: 'text', text: 'Se entienden.' };
        yield { type: 'done', reading: sampleCompatibility() };
      },
    });
    const app = await renderApp(<CompatibilityRitual />);
    await app.user.click(await screen.findByRole('button', { name: /^Piscis, del / }));
    await press(app, 'Calcular compatibilidad');
    expect(await screen.findByRole('link', { name: 'cartas astrales' })).toHaveAttribute(
      'href',
      '/carta-astral',
    );
  });
});
