// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ARCANA } from '@sibila/content/tarot/arcana';
import { ARCANUM_PAGES } from '@sibila/content/tarot/pages/pages';
import { arrive, fact, headings, link } from '../../testing/entry-page.tsx';
import { ArcanumPage } from './arcanum-page.tsx';

async function open(id: number) {
  const entry = ARCANA[id];
  const page = ARCANUM_PAGES[id];
  if (!entry || !page) throw new Error(`no arcanum ${id}`);
  await arrive(<ArcanumPage page={{ ...entry, ...page }} />, '/tarot/una-carta');
  return { ...entry, ...page };
}

describe('the page of an arcanum', () => {
  it('shows the card both ways, says what is seen, and agrees with its name', async () => {
    const page = await open(16);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La Torre');
    expect(screen.getByRole('img', { name: page.picture })).toHaveAttribute('src', page.image);
    expect(screen.getByRole('img', { name: 'La misma carta, cabeza abajo.' })).toHaveAttribute(
      'src',
      page.image,
    );
    expect(headings()).toEqual(
      expect.arrayContaining(['La Torre al derecho', 'La Torre invertida', 'La Torre en el amor']),
    );
    expect(fact('Arcano')).toHaveTextContent('Mayor, número XVI');
    expect(fact('También')).toHaveTextContent('La Casa de Dios');
    for (const text of [page.love, page.work, page.advice, page.neighbours, page.question])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('leads to those beside it, to all of them and to the table', async () => {
    const { beside } = await open(6);
    expect(link('← El Hierofante')).toHaveAttribute('href', '/tarot/el-hierofante');
    expect(link('El Carro →')).toHaveAttribute('href', '/tarot/el-carro');
    expect(link('Ir a la mesa de tarot')).toHaveAttribute('href', '/#tarot');
    const all = screen.getByRole('navigation', { name: 'Los veintidós arcanos mayores' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(22);
    expect(within(all).getByRole('link', { current: 'page' })).toHaveTextContent('Los Enamorados');
    for (const { card, text } of beside) {
      const told = screen.getByText(text);
      expect(told.previousElementSibling).toHaveTextContent(card);
    }
    expect(headings()).toContain('Los Enamorados invertidos');
  });

  it('has nothing before the first and nothing after the last', async () => {
    await open(0);
    expect(screen.queryByRole('link', { name: /^←/ })).toBeNull();
    expect(fact('Arcano')).toHaveTextContent('Mayor, con el cero');
    expect(screen.queryByText('También', { selector: 'dt' })).toBeNull();
    await open(21);
    expect(screen.getAllByRole('link', { name: /→$/ })).toHaveLength(1);
  });
});
