/** One entry of Vite's build manifest, as far as it is needed here. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

interface RouteAssets {
  preloads: string[];
  css: string[];
}

interface ClientAssets {
  /** What starts every page. */
  entry: string;
  /** By the router's id; `__root__` is what the entry itself imports. */
  routes: Record<string, RouteAssets>;
}

const ENTRY = 'src/entry-client.tsx';
const ROUTE_COMPONENT = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** The id that the router gives to a file under src/routes, named without its extension. */
export function routeIdOf(file: string): string {
  const parts = file.split(/[/.]/);
  if (parts.at(-1) === 'index') parts[parts.length - 1] = '';
  return `/${parts.join('/')}`;
}

function isManifest(value: unknown): value is Record<string, Chunk> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (chunk) => typeof chunk === 'object' && chunk !== null && 'file' in chunk,
    )
  );
}

/** A chunk with all that it imports statically, each once, the imported ones first. */
function closure(chunks: Record<string, Chunk>, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = chunks[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => closure(chunks, next, seen)), chunk];
}

function assetsOf(chunks: Record<string, Chunk>, key: string): RouteAssets {
  const all = closure(chunks, key);
  return {
    preloads: all.map((chunk) => `/${chunk.file}`),
    css: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  };
}

/** The styles and scripts of each route, from Vite's manifest of the client build. */
export function clientAssets(manifest: unknown): ClientAssets {
  if (!isManifest(manifest) || !manifest[ENTRY]) {
    throw new TypeError('the client manifest names no entry: build the client first');
  }
  const root = assetsOf(manifest, ENTRY);
  const routes: Record<string, RouteAssets> = { __root__: root };
  for (const key of Object.keys(manifest)) {
    const file = ROUTE_COMPONENT.exec(key)?.[1];
    if (file === undefined) continue;
    const own = assetsOf(manifest, key);
    routes[routeIdOf(file)] = {
      preloads: own.preloads.filter((href) => !root.preloads.includes(href)),
      css: own.css.filter((href) => !root.css.includes(href)),
    };
  }
  return { entry: `/${manifest[ENTRY].file}`, routes };
}
