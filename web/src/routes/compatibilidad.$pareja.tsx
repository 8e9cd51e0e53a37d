import { createFileRoute } from '@tanstack/react-router';
import { PairPage } from '../features/sign-pages/pair-page.tsx';
import { trpc } from '../lib/trpc.ts';
import { lazyPage } from './-catalogue/lazy-page.ts';

export const Route = createFileRoute('/compatibilidad/$pareja')({
  ...lazyPage(({ pair }) => pair),
  component: Pair,
});

function Pair() {
  const { data } = trpc.zodiac.pair.useQuery({ pair: Route.useParams().pareja });
  return data ? <PairPage page={data} /> : null;
}
