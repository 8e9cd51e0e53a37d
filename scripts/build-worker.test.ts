import { describe, expect, it } from 'vitest';
import { orderOf } from './build-worker.ts';

const HOME = 'src/routes/index.tsx?tsr-split=component';
const PROFILE = 'src/routes/profile.tsx?tsr-split=component';
const lone = (name: string) => ({ file: `${name}.js` });

/** A small product: each page has a part that it fetches later, and there is one page more. */
const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'entry.js',
    css: ['entry.css'],
    assets: ['serif.woff2'],
    dynamicImports: [HOME, PROFILE, 'blog.tsx', 'src/features/account/access-panel.tsx'],
  },
  _home: {
    file: 'home.js',
    imports: ['src/entry-client.tsx'],
    dynamicImports: [
      'src/features/billing/plan-calls.tsx',
      'src/features/home/testimonials.tsx',
      'ritual.tsx',
    ],
  },
  [HOME]: { file: 'index.js', imports: ['_home'] },
  [PROFILE]: {
    file: 'profile.js',
    imports: ['src/entry-client.tsx', '_words'],
    dynamicImports: ['dialog.tsx'],
  },
  _words: lone('words'),
  'src/features/billing/plan-calls.tsx': lone('plan-calls'),
  'src/features/home/testimonials.tsx': lone('testimonials'),
  'src/features/account/access-panel.tsx': { file: 'access.js', imports: ['_modal'] },
  'ritual.tsx': { file: 'ritual.js', imports: ['_home', '_words'], css: ['ritual.css'] },
  'dialog.tsx': { file: 'dialog.js', imports: ['_modal'] },
  _modal: lone('modal'),
  'blog.tsx': lone('blog'),
  'src/app/after-paint.tsx': lone('after-paint'),
  'src/components/toast-viewport.tsx': lone('toast-viewport'),
  'src/app/offline/cut-off-screen.tsx': lone('cut-off'),
  'src/app/offline/offline.tsx': lone('offline'),
  'src/app/offline/kept-answers.ts': lone('kept-answers'),
};
const CODE = Object.values(MANIFEST)
  .flatMap((chunk) => [
    chunk.file,
    ...('css' in chunk ? chunk.css : []),
    ...('assets' in chunk ? chunk.assets : []),
  ])
  .sort();

describe('the code that the worker keeps', () => {
  it('is first what home and profile are whole with, whatever is scrolled to', () => {
    expect(orderOf(CODE, MANIFEST).first).toEqual([
      'after-paint.js',
      'cut-off.js',
      'entry.css',
      'entry.js',
      'home.js',
      'index.js',
      'kept-answers.js',
      'offline.js',
      'plan-calls.js',
      'profile.js',
      'serif.woff2',
      'testimonials.js',
      'toast-viewport.js',
      'words.js',
    ]);
  });

  it('is then what home opens, the way in, what the profile opens, and all the rest', () => {
    expect(orderOf(CODE, MANIFEST).rest).toEqual([
      'ritual.css',
      'ritual.js',
      'access.js',
      'modal.js',
      'dialog.js',
      'blog.js',
    ]);
  });

  it('is not ordered by a manifest that lacks one of the parts', () => {
    const { 'src/features/home/testimonials.tsx': _, ...other } = MANIFEST;
    expect(() => orderOf(CODE, other)).toThrow('has no src/features/home/testimonials.tsx');
  });
});
