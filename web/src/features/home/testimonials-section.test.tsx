// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TESTIMONIALS } from '@sibila/content/testimonials';
import { TestimonialsSection } from './testimonials-section.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The section's HTML as the server sends it. */
function serversHtml(): string {
  vi.stubEnv('SSR', true);
  const html = renderToString(<TestimonialsSection />);
  vi.stubEnv('SSR', false);
  return html;
}

/** Wakes the server's HTML in a browser; what it gives brings the section near. */
function hydrate(): () => void {
  let comeNear = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: IntersectionObserverCallback) {
        comeNear = () => {
          const entry = { isIntersecting: true } as IntersectionObserverEntry;
          seen([entry], this as unknown as IntersectionObserver);
        };
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const container = document.createElement('div');
  container.innerHTML = serversHtml();
  document.body.append(container);
  render(<TestimonialsSection />, { container, hydrate: true });
  return () => comeNear();
}

const texts = () => TESTIMONIALS.map(({ text }) => screen.getByText(text));

describe('the testimonials of the landing page', () => {
  it('stand in the server’s HTML, with a line that says that they are illustrative', () => {
    const html = serversHtml();
    for (const { text } of TESTIMONIALS) expect(html).toContain(text);
    expect(html).toContain('Testimonios ilustrativos');
  });

  it('stay as the server sent them while they are far away', () => {
    hydrate();
    expect(texts()).toHaveLength(5);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('begin to turn once they are near', async () => {
    const comeNear = hydrate();
    act(comeNear);
    expect(await screen.findByRole('button', { name: 'Testimonio siguiente' })).toBeInTheDocument();
    expect(texts()).toHaveLength(5);
  });
});
