import type { PalmPhotos } from './public.d.ts';
import { refusalOf } from './sibila-error.ts';

const blobOf = (photo: Blob | Uint8Array): Blob =>
  photo instanceof Blob ? photo : new Blob([new Uint8Array(photo)]);

/** Sends photos as the form of the REST path; gives the reading. Refusals are SibilaErrors. */
export async function readPalm(
  url: string,
  send: (input: string, init: object) => Promise<Response>,
  { image, second, hand, keep, id }: PalmPhotos,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const form = new FormData();
  form.set('image', blobOf(image), 'palma.jpg');
  if (second) form.set('second', blobOf(second), 'otra.jpg');
  if (hand !== undefined) form.set('hand', hand);
  if (keep !== undefined) form.set('keep', String(keep));
  form.set('id', id ?? crypto.randomUUID());
  const path = new URL('/api/palm/interpret', url).href;
  const response = await send(path, { method: 'POST', body: form, ...(signal && { signal }) });
  if (!response.ok) throw await refusalOf(response);
  const reading = (await response.json()) as { date: string };
  return { ...reading, date: new Date(reading.date) };
}
