import { showToast } from '../../components/toasts.tsx';

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
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
          once: true,
        });
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
        waiting.postMessage({ type: 'SKIP_WAITING' });
      },
    },
  });
}

/** Has the pages and their code kept for when there is no network. Safe to call on every page. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  // The first one replaces nothing.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isUpdate()) announce(installing);
    });
  });
}
