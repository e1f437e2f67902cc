import type { ResumeStructure } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLEAN, NOW } from './fixtures/make-resume.ts';
import { PAIRS } from '../generated/samples/pairs.ts';
import { scoreQuality } from './score.ts';

const valueOf = (resume: ResumeStructure, goal: string): number =>
  scoreQuality(resume, { reading: CLEAN, goal, now: NOW }).score.value ?? 0;

describe('a CV with concrete work', () => {
  it.each(PAIRS)('$role: scores well above one that does not, with a goal and without', (pair) => {
    for (const goal of [pair.role, ''])
      expect(valueOf(pair.strong, goal)).toBeGreaterThan(valueOf(pair.weak, goal) + 25);
  });

  it('scores above the other one, with any file of the other', () => {
    for (const { role, strong, weak } of PAIRS) {
      const columns = scoreQuality(strong, {
        reading: { layout: 'twoColumns', notices: ['COLUNAS'] },
        goal: role,
        now: NOW,
      }).score;
      expect(columns.multiplier?.value).toBe(0.92);
      expect(columns.value ?? 0).toBeGreaterThan(valueOf(weak, role));
    }
  });
});

const WORDS = ['SQL', 'Python', 'Liderança', 'Gestão de pessoas', 'Excel', 'Negociação', 'Scrum', 'SAP'];
const anyWords = fc.subarray(WORDS, { minLength: 4 });
const anyPair = fc.constantFrom(...PAIRS);

describe('a stuffed list of keywords', () => {
  it('gains nothing in any section of a CV that has its skills already', () => {
    fc.assert(
      fc.property(anyPair, anyWords, fc.constantFrom(', ', ' | ', ' '), (pair, words, between) => {
        const base: ResumeStructure = { ...pair.weak, skills: ['A', 'B', 'C', 'D', 'E'], courses: ['NR-35'] };
        const list = [...words, ...words].join(between);
        const before = valueOf(base, pair.role);
        for (const stuffed of [
          { ...base, skills: [...base.skills, ...words, ...words] },
          { ...base, summary: `${base.summary}\n${list}`.trim() },
          { ...base, courses: [...base.courses, list] },
          { ...base, unclassified: [list] },
          { ...base, other: [...base.other, { section: 'Projetos', lines: [list, list, list] }] },
          { ...base, experiences: base.experiences.map((job) => ({ ...job, items: [...job.items, list] })) },
        ])
          expect(valueOf(stuffed, pair.role)).toBeLessThanOrEqual(before);
      }),
      { numRuns: scaleRuns(30, 100) },
    );
  });

  it('gains no more than the same words in the work', () => {
    fc.assert(
      fc.property(anyPair, anyWords, ({ role, weak }, words) => {
        const worked = {
          ...weak,
          experiences: weak.experiences.map((job) => ({
            ...job,
            items: [
              ...job.items,
              ...words.map((word) => `Usei ${word} no dia a dia para atender 30 pedidos de outras áreas`),
            ],
          })),
        };
        const stuffed = { ...weak, skills: [...weak.skills, ...words, ...words] };
        if (weak.experiences.length === 0) return;
        expect(valueOf(stuffed, role)).toBeLessThan(valueOf(worked, role));
      }),
    );
  });

  it('counts a repeated item once', () => {
    for (const { role, strong, weak } of PAIRS)
      for (const resume of [strong, weak]) {
        const twice = {
          ...resume,
          experiences: resume.experiences.map((job) => ({ ...job, items: [...job.items, ...job.items] })),
        };
        expect(valueOf(twice, role)).toBe(valueOf(resume, role));
      }
  });
});
