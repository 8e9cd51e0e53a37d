// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { followFocus } from '../../lib/follow-focus.ts';
import { Route as TermsRoute } from '../../routes/terminos.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { PoliciesPage } from './policies-page.tsx';

const PRIVACY = 'Política de Privacidad';
const COOKIES = 'Política de Cookies';

function openTerms() {
  const { component } = TermsRoute.options;
  if (!component) throw new Error('the route shows nothing');
  return renderApp(createElement(component), { path: '/terminos' });
}
const openPolicies = (hash = '', legal: unknown = null) =>
  renderApp(createElement(PoliciesPage, { legal }), { path: `/privacidad${hash}` });

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  stop = undefined;
});

const tab = (name: string) => screen.findByRole('tab', { name });
/** Until the page stands as its address says. */
const rendered = (router: Awaited<ReturnType<typeof openPolicies>>['router']) =>
  waitFor(() => expect(`#${router.state.location.hash}`).toBe(router.history.location.hash || '#'));
const isOpen = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name));
  expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
};

describe('the terms', () => {
  it('stand under 17 numbered headings, with the day of their last change', async () => {
    await openTerms();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Términos y Condiciones' }),
    ).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings).toHaveLength(17);
    headings.forEach((heading, at) =>
      expect(heading.textContent.startsWith(`${at + 1}. `)).toBe(true),
    );
    expect(screen.getByText('21/04/2025')).toHaveAttribute('datetime', '2025-04-21');
  });

  it('have a table of contents that leads to each of them', async () => {
    const { user, router } = await openTerms();
    const contents = within(await screen.findByRole('navigation', { name: /^Índice/ }));
    await user.click(contents.getByText('En esta página', { selector: 'summary' }));
    const links = contents.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      screen.getAllByRole('heading', { level: 2 }).map(({ id }) => `/terminos#${id}`),
    );
    await user.click(contents.getByRole('link', { name: 'Reembolsos' }));
    await waitFor(() => expect(router.history.location.hash).toBe('#reembolsos'));
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
      contents.getByRole('link', { name: 'Reembolsos' }),
    ]);
  });

  it('are led through by it as often as one of its links is pressed', async () => {
    const { user, router } = await openTerms();
    stop = followFocus(router);
    const link = await screen.findByText('Reembolsos', { selector: 'a' });
    const heading = document.getElementById('reembolsos');
    await user.click(link);
    await waitFor(() => expect(heading).toHaveFocus());
    link.focus();
    await user.click(link);
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('lead to the support page and to both policies', async () => {
    await openTerms();
    const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    for (const href of ['/soporte', '/privacidad', '/privacidad#cookies'])
      expect(hrefs).toContain(href);
  });
});

describe('the policies', () => {
  it('show privacy first: 14 sections, and a line on what using the product means', async () => {
    await openPolicies();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Políticas de Privacidad y Cookies' }),
    ).toBeInTheDocument();
    await isOpen(PRIVACY);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(14);
    expect(screen.getByText(/has leído y aceptado/)).toHaveTextContent(
      `${PRIVACY} y la ${COOKIES}`,
    );
    expect(screen.getByText('21/04/2025')).toBeInTheDocument();
  });

  it.each([null, 'nobody', { operator: { name: 7 }, email: 7 }])(
    'say that nobody is named where the server names nobody: %j',
    async (legal) => {
      await openPolicies('', legal);
      expect(await screen.findByText(/todavía no dice el nombre ni el domicilio/)).toBeVisible();
    },
  );

  it('show the 7 sections on cookies at their own address', async () => {
    await openPolicies('#cookies');
    await isOpen(COOKIES);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
  });

  it('open the policy that a section belongs to', async () => {
    await openPolicies('#navegador');
    await isOpen(COOKIES);
    expect(screen.getByRole('link', { name: 'Mozilla Firefox' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/support\.mozilla\.org\//),
    );
  });

  it('fall back to privacy where an address names nothing', async () => {
    await openPolicies('#nada');
    await isOpen(PRIVACY);
  });

  it('stay as they are when the address comes to name nothing of them', async () => {
    const { router } = await openPolicies('#cookies');
    await isOpen(COOKIES);
    // As the way past the menu does.
    act(() => router.history.push('/privacidad#contenido'));
    await waitFor(() => expect(router.state.location.hash).toBe('contenido'));
    await isOpen(COOKIES);
    act(() => router.history.push('/privacidad#derechos'));
    await isOpen(PRIVACY);
    act(() => router.history.push('/privacidad#cookies'));
    await isOpen(COOKIES);
    act(() => router.history.push('/privacidad'));
    await isOpen(PRIVACY);
  });

  it('change with a click, and the address with them', async () => {
    const { user, router } = await openPolicies();
    await user.click(await tab(COOKIES));
    await isOpen(COOKIES);
    expect(router.history.location.href).toBe('/privacidad#cookies');
    await user.click(await tab(PRIVACY));
    await isOpen(PRIVACY);
    expect(router.history.location.href).toBe('/privacidad#privacidad');
  });

  it('are walked with arrows, Home and End, one tab being reached by Tab', async () => {
    const { user, router } = await openPolicies();
    stop = followFocus(router);
    const privacy = await tab(PRIVACY);
    privacy.focus();
    for (const [key, name] of [
      ['ArrowRight', COOKIES],
      ['ArrowRight', PRIVACY],
      ['ArrowLeft', COOKIES],
      ['Home', PRIVACY],
      ['End', COOKIES],
      ['a', COOKIES],
    ] as const) {
      await user.keyboard(key.length === 1 ? key : `{${key}}`);
      await isOpen(name);
      await rendered(router);
      expect(await tab(name)).toHaveFocus();
    }
    expect(await tab(PRIVACY)).toHaveAttribute('tabindex', '-1');
    expect(await tab(COOKIES)).toHaveAttribute('tabindex', '0');
  });

  it('follow a link from one to the other', async () => {
    const { user } = await openPolicies();
    await isOpen(PRIVACY);
    const [link] = await screen.findAllByRole('link', { name: COOKIES });
    if (!link) throw new Error('no link');
    await user.click(link);
    await isOpen(COOKIES);
  });
});
