// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TransportError } from '../../lib/transport.ts';
import { isCutOff } from './is-cut-off.ts';

const caused = (kind: 'network' | 'status') =>
  new Error('no', { cause: new TransportError(kind, 'no') });

afterEach(() => vi.restoreAllMocks());

describe('a screen that broke', () => {
  it('is cut off where its data could not be had', () => {
    expect(isCutOff(caused('network'))).toBe(true);
  });

  it.each([
    ['a fault of its own', new TypeError('a is undefined')],
    ['an answer of the server', caused('status')],
    ['code that a newer version replaced', new TypeError('Importing a module script failed.')],
    ['styles that a newer version replaced', new Error('Unable to preload CSS for /assets/a.css')],
    ['what is no error', 'no'],
  ])('is not cut off for %s, unless the browser knows that there is no network', (_, error) => {
    expect(isCutOff(error)).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(isCutOff(error)).toBe(true);
  });
});
