import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The structure check: what belongs at the top, which package may import which, and the sizes that
 * keep a file readable. Prints each fault with the way out; exits 1 when there is one.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const TOP = new Set(
  `web api packages drizzle scripts docs patches .ci .git
  pnpm-workspace.yaml pnpm-lock.yaml package.json vitest.workspace.ts
  tsconfig.json tsconfig.base.json tsconfig.tests.json .env.example .env
  README.md ARCHITECTURE.md LICENSE .gitignore .gitattributes .prettierrc.json
  .prettierignore .oxlintrc.json knip.json node_modules data dist .cache coverage`.split(/\s+/),
);

/** Who may import whom, by the workspace's names. Tests may also import testkit. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  contracts: ['domain'],
  content: ['domain', 'contracts'],
  emails: ['contracts'],
  drizzle: ['domain', 'contracts'],
  core: ['domain', 'contracts', 'content', 'emails', 'drizzle'],
  testkit: ['domain', 'contracts', 'core', 'drizzle'],
  api: ['domain', 'contracts', 'content', 'emails', 'drizzle', 'core'],
  web: ['domain', 'contracts', 'content', 'api'],
  client: ['contracts', 'api'],
  scripts: ['domain', 'contracts', 'content', 'core', 'drizzle', 'api', 'testkit'],
};

const ROUTER_LINES = 150;
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'migrations', 'public', '.git', 'data']);

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (SKIPPED.has(name)) continue;
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/.test(name)) yield path;
  }
}

/** The workspace package that a file belongs to. */
function packageOf(path: string): string {
  const [first = '', second = ''] = relative(root, path).split('/');
  return first === 'packages' ? second : first;
}

const isTest = (path: string) =>
  /\.(test|journey|peer)\.tsx?$|\/testing\/|\/journeys\/|\/peers\/|\/process\//.test(path);

function faultsOf(path: string): string[] {
  const name = relative(root, path);
  const text = readFileSync(path, 'utf8');
  const own = packageOf(path);
  const faults: string[] = [];
  for (const [, other = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'@sibila\/([a-z]+)/g)) {
    const allowed = [
      ...(MAY_IMPORT[own] ?? []),
      own,
      ...(isTest(path) ? ['testkit', 'api', 'client'] : []),
    ];
    if (!allowed.includes(other))
      faults.push(
        `${name}: ${own} may not import ${other}; see ARCHITECTURE.md, "Who may import whom"`,
      );
  }
  for (const [, target = ''] of text.matchAll(/from\s+'(\.[^']+)'/g))
    if (packageOf(join(dirname(path), target)) !== own)
      faults.push(`${name}: ${target} is another package's file; import it by its name`);
  if (/^index\.tsx?$/.test(basename(path)) && !name.startsWith('web/src/routes/'))
    faults.push(`${name}: no barrels; import the file that you mean`);
  if (name.includes('/trpc/routers/') && text.split('\n').length > ROUTER_LINES)
    faults.push(`${name}: a router has at most ${ROUTER_LINES} lines; move the work into a verb`);
  return faults;
}

const faults = readdirSync(root)
  .filter((name) => !TOP.has(name))
  .map((name) => `${name}: does not belong at the top; see ARCHITECTURE.md, "The tree"`);
for (const folder of ['web', 'api', 'packages', 'drizzle', 'scripts'])
  for (const path of sources(join(root, folder))) faults.push(...faultsOf(path));

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
