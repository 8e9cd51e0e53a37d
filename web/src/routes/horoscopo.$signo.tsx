import { createFileRoute } from '@tanstack/react-router';
import { SignPage } from '../features/sign-pages/sign-page.tsx';
import { trpc } from '../lib/trpc.ts';
import { lazyPage } from './-catalogue/lazy-page.ts';

export const Route = createFileRoute('/horoscopo/$signo')({
  ...lazyPage(({ sign }) => sign),
  component: Sign,
});

function Sign() {
  const { data } = trpc.zodiac.sign.useQuery({ sign: Route.useParams().signo });
  return data ? <SignPage page={data} /> : null;
}
