import type { SignedInContext } from '../context.ts';
import { removeReading } from '../reading/history.ts';
import { forgetPhotos } from './photos.ts';
import { palmRepo } from './repo.ts';

/** Forgets one of the person's own palm readings with its photos; see `removeReading`. */
export async function removePalmReading(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<void> {
  const found = await palmRepo.find(ctx, id);
  await removeReading(ctx, palmRepo, { id });
  if (found) await forgetPhotos(ctx, found.reading.photos);
}
