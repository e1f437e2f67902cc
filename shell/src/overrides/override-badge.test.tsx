// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OverrideBadge } from './override-badge.tsx';
import { OVERRIDES_KEY } from './override-state.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('names the local versions; taking them back forgets them and reloads the page', () => {
  localStorage.setItem(OVERRIDES_KEY, '{"tools":"http://localhost:4311/"}');
  let reloads = 0;
  render(
    <SharedRouter>
      <OverrideBadge names={['tools']} reload={() => void (reloads += 1)} />
    </SharedRouter>,
  );
  const badge = screen.getByRole('complementary', { name: 'Versões locais' });
  expect(badge.textContent).toContain('Versão local: tools');
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect([localStorage.getItem(OVERRIDES_KEY), reloads]).toEqual([null, 1]);
});
