import { createFileRoute } from '@tanstack/react-router';
import { ArcanumPage } from '../features/tarot/arcanum-page.tsx';
import { trpc } from '../lib/trpc.ts';
import { lazyPage } from './-catalogue/lazy-page.ts';

export const Route = createFileRoute('/tarot/$arcano')({
  ...lazyPage(({ arcanum }) => arcanum),
  component: Arcanum,
});

function Arcanum() {
  const { data } = trpc.tarot.arcanum.useQuery({ slug: Route.useParams().arcano });
  return data ? <ArcanumPage page={data} /> : null;
}
