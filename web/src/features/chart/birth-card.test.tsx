// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OwnBirth } from '@sibila/contracts/birth';
import { writeBirth } from '../../testing/chart-birth.ts';
import { MEXICO } from '../../testing/chart-samples.ts';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { pressInToast } from '../../testing/toasts.ts';
import { draftKey } from '../account/drafts.ts';
import { NO_BIRTH } from './birth-draft.ts';
import { CHART_DRAFTS, keptDraft, newDraft, type ChartDraft } from './draft.ts';
import { draftOf } from './own-birth.ts';
import { BirthCard } from './birth-card.tsx';

const BIRTH = {
  birthDate: '1990-05-14',
  birthTime: '06:30',
  birthTimeChoice: null,
  place: MEXICO,
} satisfies OwnBirth;

async function see(own: OwnBirth, more: Partial<Answers> = {}) {
  answer({ user: () => LUCIA, ownBirth: () => own, findPlaces: () => [MEXICO], ...more });
  const app = await renderApp(<BirthCard />, { path: '/profile' });
  const card = screen.getByRole('region', { name: 'Datos de nacimiento' });
  return { ...app, card };
}

describe('the birth in a profile', () => {
  it('is none until it is written here, in a form of its own', async () => {
    const keepBirth = vi.fn(() => BIRTH);
    const app = await see(null, { keepBirth });
    await waitFor(() => expect(app.card).toHaveTextContent('No los guardamos.'));
    const add = screen.getByRole('button', { name: 'Añadir mis datos' });
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'false'));
    await app.user.click(add);
    await writeBirth(app);
    await app.user.click(screen.getByRole('button', { name: 'Guardar mis datos' }));
    expect(
      await within(app.card).findByText('14 de mayo de 1990, 6:30 · Ciudad de México, México'),
    ).toBeInTheDocument();
    expect(keepBirth.mock.calls).toEqual([
      [{ birthDate: '1990-05-14', birthTime: '06:30', placeId: MEXICO.id }],
    ]);
    expect(app.card).toHaveFocus();
  });

  it('leads who left a drawn chart to subscribe back to it, and nobody else', async () => {
    const drawn: ChartDraft = {
      ...newDraft('una'),
      step: 'wheel',
      birth: { ...NO_BIRTH, ...draftOf(BIRTH) },
    };
    const leads = async (draft: ChartDraft, isPremium: boolean) => {
      CHART_DRAFTS.save(LUCIA.id, draft);
      const app = await see(BIRTH, { user: () => ({ ...LUCIA, isPremium }) });
      await screen.findByRole('button', { name: 'Cambiarlos' });
      const link = screen.queryByRole('link', { name: 'Volver a mi carta' });
      const href = link?.getAttribute('href') ?? null;
      app.unmount();
      return href;
    };
    expect(await leads(drawn, true)).toBe('/carta-astral');
    expect(await leads(drawn, false)).toBeNull();
    expect(await leads(keptDraft('una'), true)).toBeNull();
    CHART_DRAFTS.drop(LUCIA.id);
  });

  it('is changed in the form that it fills', async () => {
    const keepBirth = vi.fn(() => ({ ...BIRTH, birthTime: null }));
    const app = await see(BIRTH, { keepBirth });
    await app.user.click(await screen.findByRole('button', { name: 'Cambiarlos' }));
    expect(await screen.findByRole('textbox', { name: 'Día' })).toHaveValue('14');
    expect(screen.getByRole('combobox', { name: 'Lugar de nacimiento' })).toHaveValue(
      'Ciudad de México, México',
    );
    await app.user.click(screen.getByRole('checkbox', { name: 'No sé la hora' }));
    await app.user.click(screen.getByRole('button', { name: 'Guardar mis datos' }));
    expect(await within(app.card).findByText(/, sin hora · Ciudad/)).toBeInTheDocument();
    expect(keepBirth.mock.calls).toEqual([[{ birthDate: '1990-05-14', placeId: MEXICO.id }]]);
  });

  it.each([
    ['first', 'la primera'],
    ['second', 'la segunda'],
  ] as const)(
    'tells of an hour that came twice that it is the %s',
    async (birthTimeChoice, said) => {
      const twice = { birthDate: '1998-10-25', birthTime: '02:30', birthTimeChoice };
      const app = await see({ ...BIRTH, ...twice });
      expect(
        await within(app.card).findByText(
          `25 de octubre de 1998, 2:30 (${said} de las dos) · Ciudad de México, México`,
        ),
      ).toBeInTheDocument();
    },
  );

  it('says at its field what is wrong with it, and keeps the one before', async () => {
    const told = 'Podrás ver tu carta a partir de los 13 años.';
    const keepBirth = vi.fn(() => {
      throw new Refusal('INVALID_INPUT', { errors: { birthDate: told } });
    });
    const app = await see(BIRTH, { keepBirth });
    await app.user.click(await screen.findByRole('button', { name: 'Cambiarlos' }));
    const year = await screen.findByRole('textbox', { name: 'Año' });
    await app.user.clear(year);
    await app.user.type(year, '2020');
    await app.user.click(screen.getByRole('button', { name: 'Guardar mis datos' }));
    expect(await screen.findByText(told)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(within(app.card).getByText(/^14 de mayo de 1990/)).toBeInTheDocument();
  });

  it('is deleted, and with it what this tab had written of it', async () => {
    CHART_DRAFTS.save(LUCIA.id, { ...newDraft('1'), birth: draftOf(BIRTH) });
    const forgetBirth = vi.fn(() => ({ success: true as const }));
    const app = await see(BIRTH, { forgetBirth });
    await app.user.click(await screen.findByRole('button', { name: 'Borrarlos' }));
    expect(await within(app.card).findByText(/^No los guardamos/)).toBeInTheDocument();
    expect(forgetBirth).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem(draftKey('chart', LUCIA.id))).toBeNull();
    expect(app.card).toHaveFocus();
  });

  it('comes back whole when its deletion is undone', async () => {
    const twice = { ...BIRTH, birthTime: '01:30', birthTimeChoice: 'second' } satisfies OwnBirth;
    const keepBirth = vi.fn(() => twice);
    const app = await see(twice, { forgetBirth: () => ({ success: true as const }), keepBirth });
    await app.user.click(await screen.findByRole('button', { name: 'Borrarlos' }));
    await pressInToast(app.user, 'Deshacer');
    expect(await within(app.card).findByText(/^14 de mayo de 1990, 1:30/)).toBeInTheDocument();
    expect(keepBirth.mock.calls).toEqual([
      [
        {
          birthDate: '1990-05-14',
          birthTime: '01:30',
          birthTimeChoice: 'second',
          placeId: MEXICO.id,
        },
      ],
    ]);
    expect(
      await screen.findByText('Tus datos de nacimiento vuelven a estar en tu perfil'),
    ).toBeInTheDocument();
  });

  it('says so when its deletion could not be undone', async () => {
    const keepBirth = vi.fn(() => {
      throw new Refusal('UNAVAILABLE');
    });
    const app = await see(BIRTH, { forgetBirth: () => ({ success: true as const }), keepBirth });
    await app.user.click(await screen.findByRole('button', { name: 'Borrarlos' }));
    await pressInToast(app.user, 'Deshacer');
    await waitFor(() => expect(keepBirth).toHaveBeenCalled());
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(app.card).toHaveTextContent('No los guardamos.');
  });

  it('stays when it could not be deleted, and that is said', async () => {
    const forgetBirth = vi.fn(() => {
      throw new Refusal('UNAVAILABLE');
    });
    const app = await see(BIRTH, { forgetBirth });
    await app.user.click(await screen.findByRole('button', { name: 'Borrarlos' }));
    await waitFor(() => expect(forgetBirth).toHaveBeenCalled());
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(within(app.card).getByText(/^14 de mayo de 1990/)).toBeInTheDocument();
  });
});
