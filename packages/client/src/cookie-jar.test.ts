import { describe, expect, it } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

describe('CookieJar', () => {
  it('sends back what it was given, without the attributes', () => {
    const jar = new CookieJar();
    jar.take(['a=1; Path=/; HttpOnly', 'b=x=y; SameSite=Lax']);
    expect(jar.header()).toBe('a=1; b=x=y');
  });

  it('forgets a cookie whose age is nought, and takes a new value for an old one', () => {
    const jar = new CookieJar();
    jar.take(['a=1', 'b=2']);
    jar.take(['a=; Max-Age=0; Path=/', 'b=3']);
    expect(jar.header()).toBe('b=3');
  });

  it('passes over what is no cookie', () => {
    const jar = new CookieJar();
    jar.take(['', '=x', 'nothing']);
    expect(jar.header()).toBe('');
  });
});
