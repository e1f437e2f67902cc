import type { ResumeStructure } from '@aura/shared-domain';
import { sampleCases } from '@aura/testing';
import { describe, expect, it } from 'vitest';
import { CLEAN, NOW } from './fixtures/make-resume.ts';
import { RESUME_ORDERS } from '../generated/samples/hidden-orders.ts';
import { PAIRS } from '../generated/samples/pairs.ts';
import { type ResumeQuality, scoreQuality } from './score.ts';

const run = (resume: ResumeStructure, goal: string): ResumeQuality =>
  scoreQuality(resume, { reading: CLEAN, goal, now: NOW });

/** What an order must not move. */
const numbers = ({ score, deductions }: ResumeQuality) => ({
  value: score.value,
  dimensions: score.dimensions.map(({ id, value }) => [id, value]),
  ceilings: score.ceilings,
  multiplier: score.multiplier,
  deductions: deductions.map(({ id, points, message }) => [id, points, message]),
});

/** The CV with one more line, in each possible place. */
const places = (resume: ResumeStructure, order: string): ResumeStructure[] => [
  { ...resume, summary: `${resume.summary}\n${order}`.trim() },
  { ...resume, summary: `${resume.summary} ${order}`.trim() },
  { ...resume, skills: [...resume.skills, order] },
  { ...resume, unclassified: [order] },
  { ...resume, courses: [order, ...resume.courses] },
  { ...resume, other: [...resume.other, { section: 'Voluntariado', lines: [order] }] },
  { ...resume, experiences: resume.experiences.map((one) => ({ ...one, items: [order, ...one.items] })) },
  {
    ...resume,
    experiences: resume.experiences.map((one) => ({
      ...one,
      items: one.items.map((item) => `${item}. ${order}`),
    })),
  },
];

/** CVs with what they are given without an order. */
const CVS = PAIRS.slice(0, 6).flatMap(({ role, strong, weak }) =>
  [strong, weak].map((resume) => ({ resume, role, before: numbers(run(resume, role)) })),
);

describe('orders to a machine in a CV', () => {
  it.each(RESUME_ORDERS)('%s', (order) => {
    for (const { resume, role, before } of sampleCases(order, CVS, 2))
      for (const place of places(resume, order)) expect(numbers(run(place, role))).toEqual(before);
  });

  it('are shown to the person with their place', () => {
    const [pair] = PAIRS;
    if (!pair) throw new Error('no pair');
    for (const order of RESUME_ORDERS) {
      const { findings } = run({ ...pair.strong, unclassified: [order] }, pair.role);
      const found = findings.find(({ kind }) => kind === 'injection');
      expect(found?.evidence[0]?.excerpt).toBe(order);
    }
  });

  it('are reported if only the reader of the file saw them', () => {
    const [pair] = PAIRS;
    if (!pair) throw new Error('no pair');
    const { findings } = scoreQuality(pair.strong, {
      reading: { layout: 'oneColumn', notices: ['POSSIVEL_INJECAO'] },
      goal: '',
      now: NOW,
    });
    expect(findings.map(({ kind }) => kind)).toContain('injection');
  });
});
