// @vitest-environment happy-dom
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import ArtigoPage from './artigo-page.tsx';

afterEach(cleanup);

function open(path: string): void {
  act(() => navigate(path));
  render(
    <SharedRouter>
      <ArtigoPage />
    </SharedRouter>,
  );
}

test('a guide shows its date, leads to each of its sections and to the two other guides', () => {
  open('/recursos/primeiros-90-dias');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Os primeiros 90 dias no novo emprego');
  expect(screen.getByText('21 de novembro de 2026')).toBeTruthy();

  const contents = within(screen.getByRole('navigation', { name: 'Neste guia' })).getAllByRole('link');
  const headings = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));

  const more = within(screen.getByRole('region', { name: 'Continue lendo' })).getAllByRole('link');
  expect(more.map((link) => link.getAttribute('href'))).toEqual([
    '/recursos/negociacao-salarial',
    '/recursos/feedback-construtivo',
  ]);
});

test('an unknown guide is a page that was not found', () => {
  open('/recursos/outro');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página não encontrada');
});
