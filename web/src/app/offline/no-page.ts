import { PRODUCT_NAME } from '@sibila/contracts/product';

interface NoPage {
  /** Where the fonts of headings and of texts lie; what is no longer there is done without. */
  fonts: { serif?: string | undefined; sans?: string | undefined };
  /** Whether this browser holds a horoscope, and somebody's own readings. */
  hasHoroscope: boolean;
  hasReadings: boolean;
}

const font = (family: string, url: string | undefined): string =>
  url === undefined
    ? ''
    : `@font-face{font-family:'${family}';font-display:swap;src:url('${url}') format('woff2')}`;

const STYLE = `*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:radial-gradient(1200px 760px at 78% -60px,#1b2758 0,transparent 66%) no-repeat,#0b1026;color:#dad6e4;font:400 1.125rem/1.55 'Alegreya Sans',Arial,sans-serif}
header{display:flex;gap:.6rem;align-items:center;height:68px;padding:0 max(1.25rem,(100% - 1180px)/2);border-bottom:1px solid #c8a24a55;color:#f4ecd9;font:400 1.5rem/1 Alegreya,Georgia,serif}
main{width:min(34rem,100% - 2.5rem);margin:auto;padding:2rem 0 3rem;text-align:center}
main>svg{width:min(13rem,52vw);height:auto}
h1{margin:1.2rem 0 .6rem;color:#f4ecd9;font:400 clamp(2.2rem,6vw,3.2rem)/1.1 Alegreya,Georgia,serif}
p{margin:0 0 1rem;text-wrap:pretty}
a{color:#e9d8a6;text-underline-offset:.2em}
.kept{margin:1.8rem 0;padding:1.4rem 0;border:solid #c8a24a55;border-width:1px 0}
.kept p{margin:0}
.call{display:inline-grid;place-content:center;min-height:3rem;padding:.5rem 1.6rem;border:1px solid #e4683a;border-radius:3px;background:#e4683a;box-shadow:inset 0 0 0 3px #e4683a,inset 0 0 0 4px #160a0533;color:#160a05;font-weight:700;line-height:1.2;text-decoration:none}
a:focus-visible{outline:2px solid #e9d8a6;outline-offset:3px}`;

const MARK =
  '<svg width="28" height="28" viewBox="0 0 26 26" aria-hidden="true"><g fill="none" stroke="#C8A24A" stroke-width="1.3"><circle cx="13" cy="13" r="11.5"/><path d="M13 1.500v23M1.500 13h23" stroke-width=".9"/></g><path d="M16.600 6a7.600 7.600 0 1 0 0 14a9.200 9.200 0 0 1 0-14Z" fill="#E9D8A6"/></svg>';

const around = (times: number, draw: (turn: number) => string): string =>
  Array.from({ length: times }, (_, at) => draw((at * 360) / times)).join('');

const star = (x: number, y: number, r: number): string =>
  `<path d="M${x} ${y - r}L${x + r / 5} ${y - r / 5}L${x + r} ${y}L${x + r / 5} ${y + r / 5}L${x} ${y + r}L${x - r / 5} ${y + r / 5}L${x - r} ${y}L${x - r / 5} ${y - r / 5}Z"/>`;

/** A ring of the atlas, with the Moon nearly gone. */
const thinMoon = (): string =>
  `<svg viewBox="0 0 208 208" aria-hidden="true"><g fill="none" stroke="#C8A24A"><circle cx="104" cy="104" r="99"/><circle cx="104" cy="104" r="88" stroke-width=".8"/>${around(
    72,
    (turn) =>
      `<path d="M104 5v${turn % 30 === 0 ? 11 : 6}" stroke-width=".8" transform="rotate(${turn} 104 104)"/>`,
  )}<circle cx="104" cy="104" r="72" stroke-width=".8" stroke-dasharray="2 7"/><circle cx="104" cy="104" r="42" stroke-width="2" fill="#131A3A"/></g><path d="M104 62a42 42 0 0 1 0 84a44.500 44.500 0 0 0 0-84Z" fill="#E9D8A6" opacity=".9"/><g fill="#E9D8A6">${star(104, 32, 9)}${star(46, 138, 6)}${star(164, 132, 7)}${star(52, 66, 5)}${star(150, 60, 4)}</g></svg>`;

function kept({ hasHoroscope, hasReadings }: NoPage): string {
  const home = `<a href="/">El inicio</a> sí lo está${hasHoroscope ? ', con el último horóscopo que leíste' : ''}`;
  return `${home}${hasReadings ? `${hasHoroscope ? '; ' : ', y '}<a href="/profile">tus lecturas</a> también` : ''}.`;
}

/**
 * The page that stands where one was asked for that is not kept. It needs neither network nor
 * scripts: what it is drawn with is written into it, and its fonts come from the same browser.
 */
export const noPage = (page: NoPage): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#0B1026"><meta name="color-scheme" content="dark"><title>Sin conexión | ${PRODUCT_NAME}</title><style>${font('Alegreya', page.fonts.serif)}${font('Alegreya Sans', page.fonts.sans)}${STYLE}</style></head><body><header>${MARK}${PRODUCT_NAME}</header><main>${thinMoon()}<h1>Sin conexión</h1><p>Esta página no está guardada en este navegador.</p><div class="kept"><p>${kept(page)}</p></div><p><a class="call" href="">Volver a intentar</a></p></main></body></html>`;
