// @vitest-environment happy-dom
import { err, ok, type Membership } from '@aura/shared-domain';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accept, formIsThere, membership, person, show, STAY_OUT } from './invitation.test-support.tsx';

afterEach(cleanup);

const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
const MEANWHILE = /já tinha sido aceito com esta conta/;

/** The page of a person whose memberships change while it is open. */
function showWith(first: readonly Membership[]) {
  let memberships = first;
  const shown = show(person(), { memberships: async () => ok(memberships) });
  return { ...shown, elsewhere: (next: readonly Membership[]) => void (memberships = next) };
}

test('an answer given in another tab is not changed here', async () => {
  const { done, elsewhere } = showWith([]);
  await formIsThere();
  elsewhere([{ ...membership, shares: false }]);
  (await formIsThere()).focus();
  accept();
  const news = await screen.findByText(MEANWHILE);
  expect(news.textContent).toContain('escolheu ficar fora dos números do grupo');
  expect(done.asked).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(news)).toBe(true);
});

test('a person who returns reads at once that they answered elsewhere', async () => {
  const { elsewhere } = showWith([]);
  await formIsThere();
  elsewhere([membership]);
  await comeBack();
  expect(screen.getByText(MEANWHILE).textContent).toContain('escolheu participar dos números do grupo');
  expect(document.activeElement).toBe(document.body);
});

test('an earlier member reads no news, and a person who left meanwhile may answer', async () => {
  const { elsewhere } = showWith([membership]);
  expect(await screen.findByText('Você já faz parte desta empresa')).toBeTruthy();
  expect(screen.queryByText(MEANWHILE)).toBeNull();
  elsewhere([]);
  await comeBack();
  await formIsThere();
});

test('nothing is sent if answers elsewhere cannot be checked, and it can be tried again', async () => {
  const offline = err({ message: 'Sem conexão com a internet.' });
  const answers = [ok([]), offline, ok([])] as const;
  let turn = 0;
  const { done } = show(person(), { memberships: async () => answers[turn++] ?? ok([]) });
  await formIsThere();
  accept(STAY_OUT);
  expect(await screen.findByText(/Sem conexão com a internet./)).toBeTruthy();
  expect(done.asked).toEqual([]);
  accept(STAY_OUT);
  await screen.findByRole('heading', { name: 'Convite aceito.' });
  expect(done.asked).toMatchObject([{ shares: false }]);
});
