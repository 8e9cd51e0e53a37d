// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { connectionNow } from './connection.ts';

/** Has the browser tell `connection` of itself. */
const tell = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the connection', () => {
  it('is what the browser tells of it, at the moment it is asked', () => {
    tell({ effectiveType: '4g', downlink: 10, saveData: false });
    expect(connectionNow()).toEqual({ effectiveType: '4g', downlink: 10, saveData: false });
    tell({ effectiveType: '2g' });
    expect(connectionNow()).toEqual({ effectiveType: '2g' });
  });

  it('is unknown in browsers that tell nothing of it', () => {
    Reflect.deleteProperty(navigator, 'connection');
    expect('connection' in navigator).toBe(false);
    expect(connectionNow()).toBeUndefined();
  });

  it.each([null, undefined, '4g'])('is unknown where a browser tells %j', (told) => {
    tell(told);
    expect(connectionNow()).toBeUndefined();
  });
});
