import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashScripts } from './page-scripts.ts';

const MARK = 'a-mark_of-the-renderer';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the scripts of a page', () => {
  it('are told by their hashes, each once, and lose their mark', () => {
    const { html, scripts } = hashScripts(
      `<head><meta property="csp-nonce" content="${MARK}"/><link rel="preload" nonce="${MARK}" href="/a"/>` +
        `<script nonce="${MARK}">a < b\n</script><script data-part="" nonce="${MARK}">ñ</script>` +
        `<script nonce="${MARK}">ñ</script></head>`,
      MARK,
    );
    expect(scripts).toEqual([hash('a < b\n'), hash('ñ')]);
    expect(html).toBe(
      '<head><link rel="preload" href="/a"/><script>a < b\n</script><script data-part="">ñ</script><script>ñ</script></head>',
    );
  });

  it('that the app did not write get no hash', () => {
    const smuggled = '<script>steal()</script><script nonce="a guess">steal()</script>';
    expect(hashScripts(`<p>${smuggled}</p>`, MARK).scripts).toEqual([]);
  });

  it('that are data get no hash', () => {
    const data = `<script type="application/ld+json" nonce="${MARK}">{}</script>`;
    expect(hashScripts(data, MARK)).toEqual({
      html: '<script type="application/ld+json">{}</script>',
      scripts: [],
    });
  });
});
