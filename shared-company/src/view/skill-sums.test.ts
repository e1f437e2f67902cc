import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SkillSums } from '../snapshot/snapshot.ts';
import { anyUnit, makeUnit } from './published.test-support.ts';
import { listSkills, computeSkillSums } from './skill-sums.ts';

const of = (...sums: readonly SkillSums[]) =>
  computeSkillSums(
    sums.map((excel, at) => makeUnit(`u${at}`, 40, { skills: { excel } })),
    'excel',
  );

it('adds up the units as they were published where the sums agree', () => {
  const one = { assessed: 20, level: 10, affected: 10, missing: 5 };
  expect(of(one, { assessed: 15, level: 5, affected: 15, missing: 10 })).toEqual({
    assessed: 35,
    level: 15,
    affected: 25,
    missing: 15,
  });
});

it('reduces proven and missing equally if they exceed the assessed people', () =>
  expect(of({ assessed: 20, level: 20, affected: 10, missing: 5 })).toEqual({
    assessed: 20,
    level: 17.5,
    affected: 10,
    missing: 2.5,
  }));

it('reduces nothing if another unit has enough to spare', () => {
  const spare = { assessed: 20, level: 10, affected: 10, missing: 5 };
  expect(of({ assessed: 20, level: 20, affected: 10, missing: 5 }, spare)).toMatchObject({
    level: 30,
    missing: 10,
  });
});

it('gives nobody without an assessment a gap, and no deficit above the whole', () =>
  expect(of({ assessed: 10, level: 0, affected: 15, missing: 20 })).toEqual({
    assessed: 10,
    level: 0,
    affected: 10,
    missing: 10,
  }));

it('gives consistent sums for any published numbers', () => {
  const unit = (id: string) => anyUnit(id, { most: 40, skills: ['excel'], lessons: [] });
  fc.assert(
    fc.property(fc.array(unit('vendas'), { maxLength: 4 }), (parts) => {
      const { assessed, level, affected, missing } = computeSkillSums(parts, 'excel');
      expect(Math.min(level, missing)).toBeGreaterThanOrEqual(0);
      expect(level + missing).toBeLessThanOrEqual(assessed);
      expect(affected).toBeLessThanOrEqual(assessed);
      expect(missing).toBeLessThanOrEqual(affected);
    }),
  );
});

it('contains each skill once', () => {
  const skills = { excel: {}, solda: {} };
  expect(listSkills([makeUnit('vendas', 20, { skills }), makeUnit('obras', 20, { skills })])).toEqual([
    'excel',
    'solda',
  ]);
});
