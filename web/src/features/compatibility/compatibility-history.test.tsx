// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import type { Compatibility } from '@sibila/contracts/compatibility';
import { composeCompatibility } from '@sibila/content/compatibility/compose-compatibility';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { answer } from '../../testing/handlers.ts';
import { pageOf, someId } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, sampleCompatibility } from '../../testing/samples.ts';
import { draftKey } from '../account/drafts.ts';
import { CompatibilityHistory } from './compatibility-history.tsx';

const several = (count: number): Compatibility[] =>
  SIGN_NAMES.slice(0, count).map((secondSign, i) =>
    sampleCompatibility({ id: someId(i), secondSign }),
  );

describe('the compatibility history', () => {
  it('invites to a first comparison when there is none', async () => {
    answer({ user: () => LUCIA, compatibilities: () => pageOf([]) });
    await renderApp(<CompatibilityHistory />);
    expect(
      await screen.findByText('No has calculado compatibilidades todavía'),
    ).toBeInTheDocument();
    for (const name of ['Calcula la primera', 'Nueva compatibilidad'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/#compatibilidad');
  });

  it('shows all of a page at once, and then the next page', async () => {
    answer({
      user: () => LUCIA,
      compatibilities: ({ cursor }) =>
        cursor === 'p2'
          ? pageOf([sampleCompatibility({ firstSign: 'Leo', secondSign: 'Leo' })])
          : pageOf(several(6), 'p2'),
    });
    const { user } = await renderApp(<CompatibilityHistory />);
    expect(await screen.findByText('Escorpio y Virgo')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver más lecturas' }));
    expect(await screen.findByText('Leo y Leo')).toBeInTheDocument();
  });

  it('opens a comparison whole: both signs, the percent, the analysis and its reasons', async () => {
    const [first, second] = ['Escorpio', 'Piscis'] as const;
    const text = composeCompatibility({ first, second, ...compatibilityOf(first, second) });
    const reading = sampleCompatibility({ analysis: text.join('\n\n') });
    answer({ user: () => LUCIA, compatibilities: () => pageOf([reading]) });
    const { user } = await renderApp(<CompatibilityHistory />);
    await user.click(
      await screen.findByRole('button', { name: /^(?!Borrar).*88 % de compatibilidad/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Escorpio y Piscis' }));
    expect(dialog.getByText('12 de diciembre de 2026')).toBeInTheDocument();
    expect(dialog.getByText('23 oct – 21 nov')).toBeInTheDocument();
    expect(dialog.getByText('19 feb – 20 mar')).toBeInTheDocument();
    for (const paragraph of text.map((each) => each.replaceAll('\u00A0', ' ')))
      expect(dialog.getByText(paragraph).tagName).toBe('P');
    expect(dialog.getByText('Lector integrado')).toBeInTheDocument();
    await user.click(dialog.getByText('¿Por qué esta lectura?'));
    expect(
      await dialog.findByText('Cada punto de la cuenta, y lo que el análisis dice por él.'),
    ).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('deletes a comparison only after asking, and what this tab kept of it', async () => {
    let items = [sampleCompatibility()];
    const key = draftKey('compatibility', LUCIA.id);
    const { id } = sampleCompatibility();
    sessionStorage.setItem(
      key,
      JSON.stringify({ id, step: 'reading', first: 'Escorpio', second: 'Piscis' }),
    );
    const removeCompatibility = vi.fn(() => {
      items = [];
      return { success: true as const };
    });
    answer({ user: () => LUCIA, compatibilities: () => pageOf(items), removeCompatibility });
    const { user } = await renderApp(<CompatibilityHistory />);
    await user.click(await screen.findByRole('button', { name: /^Borrar/ }));
    await user.click(await screen.findByRole('button', { name: 'Borrar compatibilidad' }));
    expect(
      await screen.findByText('No has calculado compatibilidades todavía'),
    ).toBeInTheDocument();
    expect(removeCompatibility).toHaveBeenCalledWith({ id });
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});
