// @vitest-environment happy-dom
import { navigate } from '@aura/shared-session/router';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formIsThere, person, show, TOKEN } from './invitation.test-support.tsx';

afterEach(cleanup);

const answerPlace = () => screen.getByRole('group', { name: 'Sua resposta' });
const arriveAt = (fragment: string) => navigate(`/convite/${TOKEN}${fragment}`);

test('the answer comes first, and all the rest is folded behind a link', async () => {
  arriveAt('');
  show(person());
  await formIsThere();
  const rest = screen.getByText(/^Ler tudo/u);
  expect(rest.closest('details')?.open).toBe(false);
  expect(answerPlace().compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/Nenhuma proteção é perfeita/u)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test.each(['nothing', 'the heading of the page'])(
  'a person sent to the answer with the focus on %s has it there',
  async (what) => {
    arriveAt('#sua-resposta');
    show(person());
    if (what !== 'nothing') screen.getByRole('heading', { level: 1 }).focus();
    await formIsThere();
    expect(document.activeElement).toBe(answerPlace());
  },
);

test('a person who follows the link to the answer has the focus there', async () => {
  arriveAt('');
  show(person());
  await formIsThere();
  act(() => arriveAt('#sua-resposta'));
  expect(document.activeElement).toBe(answerPlace());
});

test('a person who went on keeps the focus', async () => {
  arriveAt('#sua-resposta');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  show(person());
  await formIsThere();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
