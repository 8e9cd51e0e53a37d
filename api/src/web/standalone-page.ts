import { html, raw } from 'hono/html';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { fontFaces } from './standalone-fonts.ts';
import { STANDALONE_STYLE } from './standalone-style.ts';

export type Html = ReturnType<typeof html>;

interface StandalonePage {
  title: string;
  /** The heading, where it is not the title. */
  heading?: Html;
  /** What kind of page it is, beside the product's name; most are of none. */
  label?: string;
  body: Html;
  /** Of its style, where the policy asks for one. */
  nonce?: string;
}

/** The product's mark, as the head of every page has it. */
const MARK = html`<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
  <g fill="none" stroke="#C8A24A" stroke-width="1.3">
    <circle cx="13" cy="13" r="11.5" />
    <path d="M13 1.5v23M1.5 13h23" stroke-width=".9" />
  </g>
  <path d="M16.6 6a7.6 7.6 0 1 0 0 14a9.2 9.2 0 0 1 0-14Z" fill="#E9D8A6" />
</svg>`;

let style: string | null = null;

/** A page that needs nothing of the web app but its letters: no scripts, and nobody's to find. */
export const standalonePage = ({ title, heading, label, body, nonce = '' }: StandalonePage) =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0B1026" />
        <meta name="robots" content="noindex" />
        <title>${[title, label, PRODUCT_NAME].filter(Boolean).join(' | ')}</title>
        <style nonce="${nonce}">
          ${raw((style ??= fontFaces() + STANDALONE_STYLE))}
        </style>
      </head>
      <body>
        <main>
          <div class="sheet">
            <div class="top">
              <a class="brand" href="/">${MARK}${PRODUCT_NAME}</a>
              ${label === undefined ? '' : html`<p class="label">${label}</p>`}
            </div>
            ${heading ?? html`<h1>${title}</h1>`} ${body}
          </div>
        </main>
      </body>
    </html>`;
