// @vitest-environment happy-dom
import { makeScore } from '@aura/shared-domain';
import { cleanup, render } from '@testing-library/react';
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
      <GapsSection gaps={[]} readiness={readiness} goal={goal} />
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
