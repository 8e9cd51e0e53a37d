import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { User } from '@sibila/contracts/account';
import { ERRORS } from '@sibila/contracts/errors';
import type { PalmReading } from '@sibila/contracts/palm';
import PalmRitual from '../features/palm/palm-ritual.tsx';
import { answer, network, type Answers } from './handlers.ts';
import { fieldsOf, jpegFile } from './palm-photos.ts';
import { renderApp } from './render-app.tsx';
import { LUCIA, samplePalm } from './samples.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

/** What was sent, one form after the other. */
type Forms = Record<string, string>[];

/** A palm that was read. */
export const done =
  (part: Partial<PalmReading> = {}) =>
  () =>
    HttpResponse.json(samplePalm(part), { status: 201 });

/** A palm that is not read, and why. */
export const refusal =
  (code: keyof typeof ERRORS, details: object = {}) =>
  () => {
    const { status, message } = ERRORS[code];
    return HttpResponse.json({ message, code, ...details }, { status });
  };

/** The ritual of somebody who is signed in, before a server that answers in turn. */
export async function begin(
  answers: (() => Response)[] = [],
  more: Partial<Answers> = {},
  user: User = LUCIA,
): Promise<App & { forms: Forms }> {
  const forms: Forms = [];
  answer({ user: () => user, palmReadings: () => ({ items: [], nextCursor: null }), ...more });
  network.use(
    http.post('*/api/palm/interpret', async ({ request }) => {
      forms.push(await fieldsOf(request));
      return answers[forms.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  return { ...(await renderApp(<PalmRitual />)), forms };
}

/** Leaves the page and comes back to it. */
export async function reload(app: Pick<App, 'unmount'>): Promise<App> {
  app.unmount();
  return renderApp(<PalmRitual />);
}

export const press = async ({ user }: Pick<App, 'user'>, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

/** Chooses a photo in the file dialog. */
export const give = async ({ user }: Pick<App, 'user'>, file = jpegFile()): Promise<void> =>
  user.upload(await screen.findByLabelText('Foto de la palma'), file);

/** From the choice of the right hand to what was found in a photo of it. */
export async function reachReview(app: Pick<App, 'user'>): Promise<void> {
  await press(app, 'Mano derecha');
  await give(app);
  await screen.findByRole('heading', { name: 'Esto vemos en tu mano' });
}
