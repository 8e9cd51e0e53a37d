import { startBare } from './bare.ts';
import { ratio, report } from './measure.ts';
import { cookiesFor, withProduct } from './product.ts';

/** Enough that no one's own limit of 100 operations a minute is met. */
const PEOPLE = 6000;

/** Rates against bare Hono and bare tRPC in the same run. */
export function benchHttp(): Promise<void> {
  return withProduct({}, async (product) => {
    const cookies = await cookiesFor(product, PEOPLE);
    const bare = await startBare(product);
    try {
      const page = await ratio({ url: product.url, path: '/' }, { url: bare.url, path: '/' });
      report('page against bare Hono', page.ratio.toFixed(2), page.ratio >= 0.4, page.detail);
      const rest = await ratio(
        { url: product.url, path: '/api/auth/user', cookies },
        { url: bare.url, path: '/user', cookies },
      );
      report('REST read against bare Hono', rest.ratio.toFixed(2), rest.ratio >= 0.4, rest.detail);
      const trpc = await ratio(
        { url: product.url, path: '/trpc/account.user', cookies },
        { url: bare.url, path: '/trpc/user', cookies },
      );
      report('tRPC query against bare tRPC', trpc.ratio.toFixed(2), trpc.ratio >= 0.7, trpc.detail);
    } finally {
      await bare.stop();
    }
  });
}
