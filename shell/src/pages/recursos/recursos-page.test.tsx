// @vitest-environment happy-dom
import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KnownPathsProvider } from '../../routes/known-paths.tsx';
import RecursosPage from './recursos-page.tsx';

afterEach(cleanup);

test('every guide is offered with its category and reading time, and so are the diagnosis and the lessons, by way of an account', () => {
  render(
    <SharedRouter>
      <KnownPathsProvider paths={new Set(['/diagnostico-carreira', '/micro-learnings'])}>
        <RecursosPage />
      </KnownPathsProvider>
    </SharedRouter>,
  );
  const guides = within(screen.getByRole('region', { name: 'Guias' }));
  for (const { id, title, category, readingTime } of ARTICLE_SUMMARIES) {
    expect(guides.getByRole('link', { name: title }).getAttribute('href')).toBe(`/recursos/${id}`);
    expect(guides.getByText(category).parentElement?.textContent).toContain(`${readingTime} min de leitura`);
  }
  const account = within(screen.getByRole('region', { name: 'Na sua conta' })).getAllByRole('link');
  expect(account.map((link) => link.getAttribute('href'))).toEqual([
    '/signup?next=%2Fdiagnostico-carreira',
    '/signup?next=%2Fmicro-learnings',
  ]);
});

test('missing lessons are not offered', () => {
  render(
    <SharedRouter>
      <RecursosPage />
    </SharedRouter>,
  );
  expect(screen.queryByRole('link', { name: /micro-learnings/i })).toBeNull();
});
