import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE_FOLDERS = ['web', 'api', 'packages', 'drizzle', 'scripts/admin'];
const SOURCE_FILES = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'scripts/admin.ts',
  'docs/notices.md',
];
const BUILD_SCRIPTS = /^build[\w-]*\.ts$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);
/** Tests aren't built, and a generated file changes while it is being built. */
const SKIPPED_FILES = /\.(test\.tsx?|gen\.ts|tsbuildinfo)$/;

/**
 * What the installed dependencies depend on.
 * @param {string} root
 * @returns {string}
 */
export function hashOfManifests(root) {
  const packages = ['.', 'web', 'api', 'drizzle', 'scripts'];
  for (const name of list(join(root, 'packages'))) packages.push(join('packages', name.name));
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  files.push(...packages.map((folder) => join(folder, 'package.json')));
  const present = files.filter((file) => existsSync(join(root, file)));
  return hashOfContents(root, present, `${process.platform} ${process.arch}`);
}

/**
 * The files that the build reads, relative to `root`, in a stable order.
 * @param {string} root
 * @returns {string[]}
 */
export function listSources(root) {
  const files = SOURCE_FILES.filter((file) => existsSync(join(root, file)));
  for (const { name } of list(join(root, 'scripts'))) {
    if (BUILD_SCRIPTS.test(name)) files.push(join('scripts', name));
  }
  for (const folder of SOURCE_FOLDERS) walk(root, folder, files);
  return files.sort();
}

/**
 * A hash that is quick to take and changes with every write to a file, and sometimes without one:
 * the change time can't be set back by tools that keep the modification time.
 * @param {string} root
 * @param {string[]} files
 * @returns {string}
 */
export function hashOfStats(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string[]} files
 * @param {string} [salt]
 * @returns {string}
 */
export function hashOfContents(root, files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string[]} files
 */
function walk(root, folder, files) {
  for (const entry of list(join(root, folder))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name) && !entry.name.startsWith('.')) walk(root, path, files);
    } else if (entry.isFile() && !SKIPPED_FILES.test(entry.name)) files.push(path);
  }
}

/** @param {string} folder */
function list(folder) {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}
