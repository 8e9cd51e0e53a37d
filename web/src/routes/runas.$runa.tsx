import { createFileRoute } from '@tanstack/react-router';
import { RunePage } from '../features/runes/rune-page.tsx';
import { trpc } from '../lib/trpc.ts';
import { lazyPage } from './-catalogue/lazy-page.ts';

export const Route = createFileRoute('/runas/$runa')({
  ...lazyPage(({ rune }) => rune),
  component: Rune,
});

function Rune() {
  const { data } = trpc.runes.rune.useQuery({ slug: Route.useParams().runa });
  return data ? <RunePage page={data} /> : null;
}
