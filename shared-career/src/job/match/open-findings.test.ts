import { expect, it } from 'vitest';
import type { Graded } from './grade-requirement.ts';
import type { GradedRequirement } from './measure.ts';
import { computeCounted, countOpenFindings } from './open-findings.ts';

const FOUND = { credit: 1, open: false };
const MISSING = { credit: 0, open: false };
const OPEN = { credit: 0.3, open: true };

const demand = ({ credit, open }: typeof FOUND): GradedRequirement => ({
  requirement: {
    id: 'r',
    kind: 'term',
    label: 'Fechamento de caixa',
    skillId: null,
    alternatives: [],
    necessity: 'mandatory',
    weight: 1,
    knockOut: false,
    evidence: [],
  },
  graded: {
    grade: credit === 1 ? 'proven' : 'absent',
    credit,
    evidence: [],
    by: 'none',
    judged: { verdict: 'nothing', by: 'matter', evidence: [] },
    ...(open && { open }),
  },
  why: '',
});

const countLast = (...parts: readonly (typeof FOUND)[]): number => {
  const graded: Graded | null | undefined = countOpenFindings(parts.map(demand)).at(-1)?.graded;
  return graded ? computeCounted(graded) : Number.NaN;
};
const times = (many: number, one: typeof FOUND): (typeof FOUND)[] => Array.from({ length: many }, () => one);

it('counts an open finding in full beside demands that the CV shows', () => {
  expect(countLast(...times(8, FOUND), OPEN)).toBe(1);
});

it('counts it in part where half is shown, and by its own credit where little is', () => {
  const half = countLast(...times(4, FOUND), ...times(4, MISSING), OPEN);
  expect(half).toBeGreaterThan(OPEN.credit);
  expect(half).toBeLessThan(1);
  expect(countLast(...times(8, MISSING), OPEN)).toBe(OPEN.credit);
});

it('believes little in one demand', () => {
  expect(countLast(FOUND, OPEN)).toBe(OPEN.credit);
});

it('leaves findings that are not open as they are', () => {
  expect(countLast(...times(8, FOUND), MISSING)).toBe(0);
});
