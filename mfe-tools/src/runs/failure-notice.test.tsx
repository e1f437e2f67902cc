// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SEARCH_LIMIT } from '../radar/limit.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { RunFailure } from './run-failure.ts';

vi.mock('@aura/shared-session', () => ({
  useSession: () => ({ status: 'loading' }),
  refreshProfile: async () => {},
}));
afterEach(cleanup);

function show(kind: RunFailure['kind']) {
  const retried = vi.fn<() => void>();
  render(
    <SharedRouter accepts={() => true}>
      <FailureNotice failure={{ kind, message: 'O motivo.' }} limit={SEARCH_LIMIT} onRetry={retried} />
    </SharedRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('O motivo.');
  expect(screen.getByText('Nada foi cobrado, e o que você preencheu continua aqui.')).toBeTruthy();
  return { retried, button: screen.queryByRole('button'), link: screen.queryByRole('link') };
}

test('what may pass can be tried again', () => {
  const { retried, button, link } = show('backend');
  fireEvent.click(button as HTMLElement);
  expect(retried).toHaveBeenCalledOnce();
  expect(link).toBeNull();
});

test('what the person has to change cannot', () => {
  expect(show('input')).toMatchObject({ button: null, link: null });
});

test('the limit of the month leads to the plans', () => {
  const { button, link } = show('limit');
  expect(button).toBeNull();
  expect(link?.getAttribute('href')).toBe('/planos');
});
