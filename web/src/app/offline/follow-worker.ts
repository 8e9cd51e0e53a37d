import { showToast } from '../../components/toasts.tsx';
import { KEEP_REST, TAKE_OVER } from './kept.ts';

const MINUTE = 60_000;

/** Tells of a version that waits; it takes over when the reader says so, and the page is read anew. */
function announce(waiting: ServiceWorker): void {
  showToast({
    title: 'Hay una versión nueva',
    description: 'Actualiza cuando te venga bien: lo que está guardado sigue guardado.',
    duration: MINUTE,
    action: {
      label: 'Actualizar',
      onClick: () => {
        // In another tab it may have been told already: then nothing changes hands any more.
        if (waiting.state !== 'installed') {
          location.reload();
          return;
        }
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
          once: true,
        });
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
        waiting.postMessage({ type: TAKE_OVER });
      },
    },
  });
}

/** Has the worker keep the rest of the code, and tells of new versions. Safe to call on every page. */
export async function followWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  registration.active?.postMessage({ type: KEEP_REST });
  // The first one replaces nothing.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) announce(registration.waiting);
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isUpdate()) announce(installing);
    });
  };
  // One may have been found before anybody listened.
  follow();
  registration.addEventListener('updatefound', follow);
}
