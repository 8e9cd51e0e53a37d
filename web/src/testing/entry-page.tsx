import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { renderApp } from './render-app.tsx';

/** Renders a page, and waits until all that it asks for is there. */
export async function arrive(page: ReactNode, path: string): Promise<void> {
  const app = await renderApp(page, { path });
  await waitFor(() => expect(app.queries.isFetching()).toBe(0));
}

/** The headings under the page's own, in their order. */
export const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** What stands beside a term. */
export const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

export const link = (name: string) => screen.getByRole('link', { name });
