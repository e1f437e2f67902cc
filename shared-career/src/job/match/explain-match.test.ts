import type { Requirement } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { explainRequirement } from './explain-match.ts';
import type { Graded } from './grade-requirement.ts';

const requirement = { kind: 'years', label: '3 anos de experiência', evidence: [] } as unknown as Requirement;
const graded = {
  grade: 'proven',
  by: 'years',
  credit: 1,
  evidence: [{ source: 'cv', line: 14, excerpt: 'Contas a pagar', start: 0, end: 14 }],
  judged: {},
} as unknown as Graded;

test('years that a line of work shows are not told as a sum of the jobs of the trade that says otherwise', () => {
  const both = explainRequirement(requirement, graded, { years: 5, jobs: [] });
  expect(both).toContain('somam 5 anos');
  expect(both).toContain('linha 14');
  const why = explainRequirement(requirement, graded, { years: 0, jobs: [] });
  expect(why).not.toContain('0 anos');
  expect(why).toContain('linha 14');
});

test('a shift that is told within a job is not said to be outside of it', () => {
  const shift = { ...requirement, kind: 'condition', label: 'escala 12x36' } as Requirement;
  const listed = { ...graded, grade: 'listed', by: 'name' } as Graded;
  expect(explainRequirement(shift, listed, { years: 0, jobs: [] })).toMatch(/^Encontrei .*linha 14/u);
});
