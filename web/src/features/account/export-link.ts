import { useState, type MouseEvent } from 'react';
import { showToast } from '../../components/toasts.tsx';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { useTellFailure } from './use-tell-failure.ts';

const PATH = '/api/account/export';
/** Enough for years of readings on a slow line. */
const TIMEOUT_MS = 120_000;
const FAILED = 'No pudimos preparar tu archivo';
const NO_ANSWER =
  'Tus datos siguen como estaban. Revisa tu conexión y vuelve a intentarlo en un momento.';
const nothingKnown: Failure = { ...failureOf(null), message: '' };

async function refusalOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  const isTold = typeof body === 'object' && body !== null && 'message' in body;
  const message = isTold && typeof body.message === 'string' ? body.message : '';
  return { ...nothingKnown, status: response.status, message };
}

/** Hands a file to the browser as a download. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later: the download reads it only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), TIMEOUT_MS);
}

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'datos.zip';

/** Fetches the file and saves it; resolves with what went wrong, or null. */
async function download(): Promise<Failure | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(new URL(PATH, location.href), { signal: late.signal });
    if (!response.ok) return await refusalOf(response);
    save(await response.blob(), nameOf(response));
    return null;
  } catch {
    return nothingKnown;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A link to everything that is held about the person, as one ZIP. The page fetches it by itself,
 * so that a failure is told in the page's words; opened in any other way it is a plain link.
 */
export function useExportLink() {
  const [busy, setBusy] = useState(false);
  const tell = useTellFailure();
  const fetchFile = async () => {
    setBusy(true);
    showToast({
      title: 'Preparando tu archivo...',
      description: 'Reunimos todo lo que guardamos sobre ti',
      duration: Infinity,
    });
    const failure = await download();
    setBusy(false);
    if (failure) tell(failure, NO_ANSWER, FAILED);
    else
      showToast({
        title: 'Tus datos están listos',
        description: 'Guardamos el archivo ZIP en tus descargas. Abre leeme.html para leerlo.',
      });
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) void fetchFile();
  };
  return { busy, link: { href: PATH, download: true, onClick, 'aria-disabled': busy } };
}
