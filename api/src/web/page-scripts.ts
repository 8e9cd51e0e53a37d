import { createHash } from 'node:crypto';

/** HTML without the marks of its scripts, and what the policy knows these scripts by. */
interface MarkedPage {
  html: string;
  /** Sources for `script-src`, each once. */
  scripts: string[];
}

/**
 * Hashes the inline scripts that bear `mark` as their nonce, and takes the mark out of the HTML.
 * Only the renderer knows the mark: a script that found its way into a text has no hash and never runs.
 */
export function hashScripts(html: string, mark: string): MarkedPage {
  const nonce = `nonce="${mark}"`;
  const scripts = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    if (attributes.includes(nonce) && !/\btype=/.test(attributes)) scripts.add(sourceOf(code));
  return {
    html: html
      .replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
      .replaceAll(` ${nonce}`, ''),
    scripts: [...scripts],
  };
}

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
