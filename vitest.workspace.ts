import { defineConfig } from 'vitest/config';

const plain = ['packages/{domain,content,contracts,emails}/src/**/*.test.ts'];
const withDatabase = [
  'packages/{core,client}/src/**/*.test.ts',
  'api/src/**/*.test.ts',
  'drizzle/**/*.test.ts',
];

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Unless told, vitest leaves one processor idle, which on two of them is half of all.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'pure', include: plain, testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          include: withDatabase,
          globalSetup: ['packages/testkit/src/global-setup.ts'],
          setupFiles: ['packages/testkit/src/fail-on-console-error.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
          // The first test of a file waits for the lazy parts of its page to be compiled.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          globalSetup: ['scripts/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['scripts/journeys/**/*.journey.ts'],
          globalSetup: ['scripts/journeys/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'peers',
          include: ['scripts/peers/**/*.peer.ts'],
          globalSetup: ['scripts/testing/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
