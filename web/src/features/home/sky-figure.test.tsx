import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SKY_LINE } from './sky-line.ts';
import { SkyFigure } from './sky-figure.tsx';

describe('the sky of the landing page', () => {
  it('stands in words under the wheel in the server’s HTML, for this moment', async () => {
    const line = await SKY_LINE.loader();
    expect(line).toMatch(/\bLuna\b.*; .*(retrógrad|directo).*\.$/);
    expect(renderToStaticMarkup(<SkyFigure line={line} />)).toContain(`>${line}</figcaption>`);
  });

  it('keeps its caption where the line could not be had', () => {
    expect(renderToStaticMarkup(<SkyFigure line={null} />)).toContain('El cielo de ahora mismo');
  });
});
