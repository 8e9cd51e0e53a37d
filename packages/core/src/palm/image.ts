import type { PalmImageInput } from '@sibila/contracts/palm';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { photoBytes } from './photos.ts';
import { palmRepo } from './repo.ts';

/**
 * A photo that the person kept with a reading, as WebP. NOT_FOUND for somebody else's reading, for
 * one without that photo, and where the photo is gone; STORAGE_UNAVAILABLE for the time being.
 */
export async function palmImage(
  ctx: SignedInContext,
  { id, photo, size }: PalmImageInput,
): Promise<Uint8Array> {
  const found = await palmRepo.find(ctx, id);
  const isOwn = found?.userId === ctx.actor.user.id;
  const kept = isOwn ? found.reading.photos[photo === 'second' ? 1 : 0] : undefined;
  const key = size === 'thumbnail' ? kept?.thumbnail : kept?.picture;
  const bytes =
    key === undefined
      ? null
      : await photoBytes(ctx, key, 'Ahora mismo no podemos traer tu foto. Vuelve a intentarlo.');
  if (!bytes) throw new DomainError('NOT_FOUND');
  return bytes;
}
