import { describe, expect, it } from 'vitest';
import { clientAssets, routeIdOf } from './client-assets.ts';

const MANIFEST = {
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  'src/entry-client.tsx': {
    file: 'assets/entry-2.js',
    imports: ['_shared.js'],
    css: ['assets/entry-2.css'],
    isEntry: true,
  },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/home-3.js',
    imports: ['_shared.js', 'src/entry-client.tsx'],
    css: ['assets/home-3.css'],
  },
  'src/features/tarot/tarot-ritual.tsx': { file: 'assets/ritual-4.js' },
};

describe('the route of a file', () => {
  it.each([
    ['index', '/'],
    ['login', '/login'],
    ['verify-email', '/verify-email'],
    ['$', '/$'],
    ['blog.index', '/blog/'],
    ['blog.$slug', '/blog/$slug'],
    ['blog/$slug', '/blog/$slug'],
  ])('named %s is %s', (file, id) => {
    expect(routeIdOf(file)).toBe(id);
  });
});

describe('the assets of a page', () => {
  it('begin with the entry and all that it imports', () => {
    const { entry, routes } = clientAssets(MANIFEST);
    expect(entry).toBe('/assets/entry-2.js');
    expect(routes['__root__']).toEqual({
      preloads: ['/assets/shared-1.js', '/assets/entry-2.js'],
      css: ['/assets/shared-1.css', '/assets/entry-2.css'],
    });
  });

  it('add what a route needs beyond the entry, and nothing that loads later', () => {
    expect(clientAssets(MANIFEST).routes['/']).toEqual({
      preloads: ['/assets/home-3.js'],
      css: ['/assets/home-3.css'],
    });
    expect(JSON.stringify(clientAssets(MANIFEST))).not.toContain('ritual');
  });

  it('are refused when the client was not built', () => {
    expect(() => clientAssets({})).toThrow('build the client first');
    expect(() => clientAssets(null)).toThrow('build the client first');
  });
});
