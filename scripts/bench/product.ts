import { readFileSync } from 'node:fs';
import { lookInto } from '../testing/data-dir.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { ensureBuilt } from '../testing/build.ts';
import { signInMany } from './people.ts';

/** Runs a measurement against the built server on a database of its own. */
export async function withProduct(
  env: Record<string, string>,
  measure: (product: Product) => Promise<void>,
): Promise<void> {
  await ensureBuilt();
  try {
    await measure(await startProduct({ env }));
  } finally {
    await closeProducts();
  }
}

/** Cookies of `count` new people who are signed in. */
export function cookiesFor(product: Product, count: number): Promise<string[]> {
  return lookInto(product.dataDir, (sql) => signInMany(sql, count));
}

/** Resident memory of the server alone, in megabytes. */
export function memoryOf({ pid }: Product): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
