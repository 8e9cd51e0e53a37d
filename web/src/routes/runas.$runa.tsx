import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { RunePage } from '../features/runes/rune-page.tsx';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/runas/$runa')({
  ...lazyPage(({ rune }) => rune),
  component: Rune,
});

function Rune() {
  const { data } = trpc.runes.rune.useQuery({ slug: Route.useParams().runa });
  return data ? <RunePage page={data} /> : null;
}
