// @vitest-environment happy-dom
import { API_MESSAGES } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SEARCH_LIMIT } from '../jobs/limit.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { RunFailure } from './run-failure.ts';

vi.mock('@aura/shared-session', () => ({
  useSession: () => ({ status: 'loading' }),
  refreshProfile: async () => {},
}));
afterEach(cleanup);

function show(kind: RunFailure['kind'], message = 'O motivo.') {
  const retried = vi.fn<() => void>();
  render(
    <SharedRouter accepts={() => true}>
      <FailureNotice failure={{ kind, message }} limit={SEARCH_LIMIT} onRetry={retried} />
    </SharedRouter>,
  );
  return {
    kept: screen.queryByText(/Esta tentativa não contou, e o que você preencheu continua aqui\.$/),
    alert: screen.queryByRole('alert'),
    retried,
    button: screen.queryByRole('button'),
    link: screen.queryByRole('link'),
  };
}

test('a temporary failure can be tried again', () => {
  const { retried, alert, button, link, kept } = show('backend');
  expect(kept).toBeTruthy();
  expect(alert?.textContent).toContain('O motivo.');
  fireEvent.click(button as HTMLElement);
  expect(retried).toHaveBeenCalledOnce();
  expect(link).toBeNull();
});

test('a service that took too long is named as the reason', () => {
  const { alert, button } = show('late', API_MESSAGES.timeout);
  expect(alert?.textContent).toContain('O serviço demorou mais do que esperamos');
  expect(alert?.textContent).not.toContain('conexão');
  expect(button?.textContent).toBe('Tentar novamente');
});

test('a failure that needs a change cannot', () => {
  const { alert, button, link, kept } = show('input');
  expect(kept).toBeTruthy();
  expect(alert?.textContent).toContain('O motivo.');
  expect([button, link]).toEqual([null, null]);
});

test('the limit of the month is no alarm, and links to the plans', () => {
  const { alert, button, link, kept } = show('limit');
  expect(kept).toBeTruthy();
  expect([alert, button]).toEqual([null, null]);
  expect(link?.getAttribute('href')).toMatch(/^\/planos\?de=/);
});

test('an attempt without an answer is not called lost', () => {
  const { retried, button, kept } = show('unanswered');
  expect(kept).toBeNull();
  expect(screen.getByText('Ainda não sabemos se deu certo')).toBeTruthy();
  fireEvent.click(button as HTMLElement);
  expect(retried).toHaveBeenCalledOnce();
});
