import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { SignPage } from '../features/sign-pages/sign-page.tsx';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/horoscopo/$signo')({
  ...lazyPage(({ sign }) => sign),
  component: Sign,
});

function Sign() {
  const { data } = trpc.zodiac.sign.useQuery({ sign: Route.useParams().signo });
  return data ? <SignPage page={data} /> : null;
}
