// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { OTHER_THINGS } from '@sibila/domain/palm/testing/other-things';
import { everyPhotoShows, jpegFile } from '../../testing/palm-photos.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { TakePhoto } from './take-photo.tsx';

/** Which photos the browser still holds for this page. */
function held(): Set<string> {
  const urls = new Set<string>();
  let made = 0;
  vi.mocked(URL.createObjectURL).mockImplementation(() => {
    made += 1;
    urls.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.mocked(URL.revokeObjectURL).mockImplementation((url) => void urls.delete(url));
  return urls;
}

/** A look at a photo takes its time. */
const soon = (claim: () => void) => waitFor(claim, { timeout: 8000 });

async function arrive() {
  const onTake = vi.fn();
  const nothing = () => undefined;
  const app = await renderApp(
    <TakePhoto hand="left" lost={false} onTake={onTake} onBack={nothing} />,
  );
  const give = () =>
    fireEvent.change(screen.getByLabelText('Foto de la palma'), {
      target: { files: [jpegFile()] },
    });
  return { ...app, onTake, give };
}

describe('what the browser holds of photos', () => {
  it('is let go with a refused one that is left', async () => {
    everyPhotoShows(OTHER_THINGS.wall(1));
    const urls = held();
    const { give, unmount } = await arrive();
    give();
    await screen.findByRole('alert');
    expect(urls.size).toBe(1);
    unmount();
    expect(urls.size).toBe(0);
  });

  it('is let go with one that another has overtaken, or that the page did not wait for', async () => {
    everyPhotoShows(drawnHand({ width: 300, height: 400, unit: 52 }).photo);
    const urls = held();
    const { give, onTake, unmount } = await arrive();
    give();
    give();
    await soon(() => expect(onTake).toHaveBeenCalledOnce());
    await soon(() => expect(urls.size).toBe(1));
    give();
    unmount();
    await soon(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(3));
    await soon(() => expect(urls.size).toBe(1));
  });

  it('stays with a doubtful one that is sent all the same', async () => {
    everyPhotoShows(OTHER_THINGS.wall(1));
    const urls = held();
    const { give, onTake, user, unmount } = await arrive();
    give();
    await user.click(await screen.findByRole('button', { name: 'Enviar esta de todos modos' }));
    unmount();
    expect(onTake).toHaveBeenCalledWith(expect.objectContaining({ url: 'blob:1' }));
    expect(urls.size).toBe(1);
  });
});

it('the guide tells the true limits of each kind of photo', async () => {
  await arrive();
  const kinds = screen.getByText(/^JPEG, PNG o WebP/);
  expect(kinds).toHaveTextContent('JPEG, PNG o WebP de hasta 50 megapíxeles.');
  expect(kinds).toHaveTextContent(
    /HEIC del iPhone y las AVIF, también, si .*; si no, hasta 25 y 12\.$/,
  );
});
