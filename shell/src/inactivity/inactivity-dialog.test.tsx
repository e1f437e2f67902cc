// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InactivityDialog } from './inactivity-dialog.tsx';

afterEach(cleanup);

function show(secondsLeft = 60) {
  const answers: string[] = [];
  const at = (left: number) => (
    <InactivityDialog
      secondsLeft={left}
      onStay={() => answers.push('stay')}
      onLeave={() => answers.push('leave')}
    />
  );
  const { rerender } = render(at(secondsLeft));
  return { answers, count: (left: number) => rerender(at(left)) };
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Você ainda está aí?' });

test('the question is modal and the focus is on the answer that keeps the session', () => {
  show();
  expect(dialog().open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continuar Logado' }));
});

test.each([
  ['Continuar Logado', 'stay'],
  ['Fechar', 'stay'],
  ['Sair', 'leave'],
])('%s answers %s', (name, answer) => {
  const { answers } = show();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(answers).toEqual([answer]);
});

test('Esc keeps the session: a key that closes a window must not sign anybody out', () => {
  const { answers } = show();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(answers).toEqual(['stay']);
});

test('every second is on the screen, and a screen reader hears three of them', () => {
  const { count } = show();
  const said = new Set<string | null>();
  for (let left = 60; left > 0; left--) {
    count(left);
    expect(screen.getByRole('timer').textContent).toBe(left === 1 ? '1 segundo' : `${left} segundos`);
    said.add(dialog().querySelector('[aria-live="polite"]')?.textContent ?? null);
  }
  expect([...said]).toEqual([
    '',
    ...[60, 30, 10].map((s) => `Sua sessão será encerrada em até ${s} segundos.`),
  ]);
});
