import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageSkeleton } from './page-skeleton.tsx';

describe('a page that is still to come', () => {
  it('has its heading before it wakes, outside what tells of the waiting', () => {
    const html = renderToStaticMarkup(
      <PageSkeleton label="Cargando tu perfil" title="Tu perfil" />,
    );
    expect(html).toMatch(/<h1[^>]*>Tu perfil<\/h1><div[^>]*role="status"/);
    expect(html).toContain('aria-label="Cargando tu perfil"');
  });

  it('says what is waited for where the heading is not known', () => {
    const html = renderToStaticMarkup(<PageSkeleton label="Abriendo tu enlace" />);
    expect(html).toMatch(/<h1[^>]*>Abriendo tu enlace<\/h1>/);
  });

  it('says what is missing where no script runs', () => {
    const html = renderToStaticMarkup(
      <PageSkeleton label="Abriendo tu enlace" asleep="Hace falta JavaScript." />,
    );
    expect(html).toMatch(/<noscript><p[^>]*>Hace falta JavaScript\.<\/p><\/noscript>/);
  });
});
