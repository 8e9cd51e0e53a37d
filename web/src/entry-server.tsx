import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '@sibila/api/trpc/router';
import { clientAssets } from './app/client-assets.ts';
import { firstScripts } from './app/first-scripts.ts';
import { makeRouter } from './app/router.tsx';
import { FIRST_PRESS } from './lib/first-press.ts';
import type { PublicConfig } from './lib/public-config.ts';

export interface RenderOptions {
  /** The page asked for; its address begins with the product's public origin. */
  request: Request;
  /** Put as a nonce on every script of the app's own, by which the server tells them from others. */
  mark: string;
  config: PublicConfig;
  client: TRPCClient<AppRouter>;
  /** The parsed dist/client/.vite/manifest.json. */
  manifest: unknown;
}

/** Renders a page whole: its HTML with its status, or a redirect. The same for every visitor. */
export async function render(options: RenderOptions): Promise<Response> {
  const { request, mark, config, client, manifest } = options;
  const { origin } = new URL(request.url);
  const { entry, routes } = clientAssets(manifest);
  const styles = Object.entries(routes).map(([id, { css }]) => [id, { css }] as const);
  let files: string[] = [];
  const handle = createRequestHandler({
    request,
    createRouter: () => makeRouter({ client, config, origin, scriptMark: mark }),
    getRouterManifest: () => Promise.resolve({ routes: Object.fromEntries(styles) }),
  });
  const page = await handle(({ router, responseHeaders }) => {
    const matches: readonly { routeId: string }[] = router.stores.matches.get();
    files = matches.flatMap(({ routeId }) => routes[routeId]?.preloads ?? []);
    const children = <RouterServer router={router} />;
    return renderRouterToString({ router, responseHeaders, children });
  });
  const html = await page.text();
  const inline = (code: string) => `<script nonce="${mark}">${code}</script>`;
  const script = inline(FIRST_PRESS) + inline(firstScripts(files, entry));
  return new Response(
    html.replace('</head>', () => `${script}</head>`),
    page,
  );
}
