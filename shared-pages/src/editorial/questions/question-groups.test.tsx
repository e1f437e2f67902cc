// @vitest-environment happy-dom
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QuestionGroups } from './question-groups.tsx';

afterEach(cleanup);

const GROUPS = [
  {
    id: 'planos',
    title: 'Planos',
    questions: [
      { id: 'preco', question: 'Quanto custa?', answer: 'Nada.' },
      { id: 'prazo', question: 'Por quanto tempo?', answer: 'Sempre.' },
    ],
  },
];

const detailsOf = (question: string) => screen.getByText(question).closest('details');

test('the question that the address names is opened and has the focus, also when the address changes', () => {
  navigate('/faq#preco');
  render(
    <SharedRouter>
      <QuestionGroups groups={GROUPS} />
    </SharedRouter>,
  );
  expect([detailsOf('Quanto custa?')?.open, detailsOf('Por quanto tempo?')?.open]).toEqual([true, false]);

  act(() => navigate('/faq#prazo'));
  expect(detailsOf('Por quanto tempo?')?.open).toBe(true);
  expect(document.activeElement?.textContent).toContain('Por quanto tempo?');
});
