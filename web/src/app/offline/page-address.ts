/** What is no page of the product, and pages whose address holds a key. */
const NO_PAGES = [
  // As an address by itself such a path is that of another site.
  /^\/\//,
  /^\/(?:api|trpc|dev|uploads|compartir)\//,
  /^\/(?:reset-password|verify-email|revert-email|pago-simulado|portal-simulado)/,
  /\.\w+$/,
];

/** All of what follows `?` that the server makes another page of. */
const CATEGORY = 'categoria';

/** Whether a page stands at an address that may be kept, whatever follows `?`. */
export const isPage = ({ pathname }: URL): boolean =>
  !NO_PAGES.some((pattern) => pattern.test(pathname));

/** What a page is kept under: its path, and the category of articles that is asked for. */
export function pageKey({ pathname, searchParams }: URL): string {
  const asked = searchParams.getAll(CATEGORY).map((name) => encodeURIComponent(name));
  return [pathname, asked.map((name) => `${CATEGORY}=${name}`).join('&')].filter(Boolean).join('?');
}
