// @vitest-environment happy-dom
import { makeScore, type Gap } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GapsSection, StrengthsSection } from './strengths-and-gaps.tsx';
import { describeReading } from './reading.ts';

afterEach(cleanup);

const readiness = makeScore('diag-1.0', {
  dimensions: [{ id: 'a', label: 'A', weight: 1, value: 50, rule: '', evidence: [] }],
  ceilings: [],
});
const goalCalled = (title: string) => ({ title, occupationId: null, horizonMonths: 6 });

const wordsFor = (title: string) => {
  const goal = goalCalled(title);
  const { container } = render(
    <>
      <StrengthsSection strengths={[]} goal={goal} />
      <GapsSection gaps={[]} readiness={readiness} goal={goal} tasks={[]} />
    </>,
  );
  return `${container.textContent} ${describeReading({ readiness, gaps: [], goal })}`;
};

test('without a goal no text mentions one', () => {
  expect(wordsFor('')).not.toMatch(/(este|esse) objetivo/);
});

test('with a goal the empty parts are about that goal', () => {
  expect(wordsFor('Analista de Dados')).toContain('uma força para este objetivo.');
});

test('a gap leads to its first open task of the plan', () => {
  const gap = {
    id: 'excel',
    title: 'Excel',
    kind: 'important',
    why: '',
    impact: 1,
    effort: 1,
    adjacentEvidence: [],
  };
  const tasks = [
    makeTask({ id: 'done', gapId: 'excel', completed: true }),
    makeTask({ id: 'other', gapId: 'sql' }),
    makeTask({ id: 'practise', gapId: 'excel', title: 'Praticar Excel' }),
  ];
  const goal = goalCalled('Analista de Dados');
  render(<GapsSection gaps={[gap as unknown as Gap]} readiness={readiness} goal={goal} tasks={tasks} />);
  const link = screen.getByRole('link', { name: 'Ver a tarefa: Praticar Excel' });
  expect(link.getAttribute('href')).toBe('#como-practise');
});

test('a gap whose tasks are all done is told as one that the next diagnosis counts', () => {
  const gap = {
    id: 'excel',
    title: 'Excel',
    kind: 'important',
    why: '',
    impact: 1,
    effort: 1,
    adjacentEvidence: [],
  };
  const goal = goalCalled('Analista de Dados');
  const show = (...done: readonly boolean[]) => {
    cleanup();
    const tasks = done.map((completed, index) => makeTask({ id: `t-${index}`, gapId: 'excel', completed }));
    render(<GapsSection gaps={[gap as unknown as Gap]} readiness={readiness} goal={goal} tasks={tasks} />);
    return screen.queryByText(/conta na próxima medida/u);
  };
  expect(show(true, true)).toBeTruthy();
  expect(screen.queryByText('Situação hoje')).toBeNull();
  expect(show(true, false)).toBeNull();
  expect(show()).toBeNull();
  expect(screen.getByText('Situação hoje')).toBeTruthy();
});
