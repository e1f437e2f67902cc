// @vitest-environment happy-dom
import { navigate } from '@aura/shared-session/router';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formIsThere, person, show, TOKEN } from './invitation.test-support.tsx';

afterEach(cleanup);

const answerPlace = () => screen.getByRole('group', { name: 'Sua resposta' });
const arriveAt = (fragment: string) => navigate(`/convite/${TOKEN}${fragment}`);

test('near the top a link leads to the answer, which is far below', async () => {
  arriveAt('');
  show(person());
  await formIsThere();
  const link = screen.getByRole('link', { name: 'Ir para a resposta' });
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(target?.textContent).toBe('Sua resposta');
  expect(document.activeElement).toBe(document.body);
});

test.each(['nothing', 'the heading of the page'])(
  'who is sent to the answer with the focus on %s has it there',
  async (what) => {
    arriveAt('#sua-resposta');
    show(person());
    if (what !== 'nothing') screen.getByRole('heading', { level: 1 }).focus();
    await formIsThere();
    expect(document.activeElement).toBe(answerPlace());
  },
);

test('who goes to the answer by the link has the focus there', async () => {
  arriveAt('');
  show(person());
  await formIsThere();
  act(() => arriveAt('#sua-resposta'));
  expect(document.activeElement).toBe(answerPlace());
});

test('who has gone on by then keeps the focus', async () => {
  arriveAt('#sua-resposta');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  show(person());
  await formIsThere();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
