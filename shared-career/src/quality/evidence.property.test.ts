import type { ResumeStructure } from '@aura/shared-domain';
import { sampleCases, scaleRuns } from '@aura/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opensWithAction } from '../wording/actions.ts';
import { findMetrics } from '../wording/metric.ts';
import { anyCv, anyGoal } from './fixtures/any-cv.ts';
import { scoreResume as run } from './fixtures/measure.ts';
import { PAIRS } from '../generated/samples/pairs.ts';
import { listPoorerResumes } from './fixtures/poorer-resume.ts';
import { QUOTATIONS } from './weights.ts';

const inItems = (resume: ResumeStructure, change: (item: string) => string): ResumeStructure => ({
  ...resume,
  experiences: resume.experiences.map((job) => ({ ...job, items: job.items.map(change) })),
});

const withoutAction = (item: string): string => (opensWithAction(item) ? item.replace(/^\S+\s*/u, '') : item);

describe('evidence', () => {
  it('never scores higher without a line that no deduction points at', () => {
    const people = PAIRS.flatMap(({ role, strong, weak }) => [
      [strong, role],
      [weak, role],
      [strong, ''],
    ]) as [ResumeStructure, string][];
    const check = (resume: ResumeStructure, goal: string): void => {
      const { score, deductions } = run(resume, goal);
      // The page shortens a longer list of lines; without the list the test cannot tell which lines are meant.
      if (deductions.some(({ evidence }) => evidence.length >= QUOTATIONS)) return;
      if (score.multiplier?.value !== 1) return;
      const richer = listPoorerResumes(resume, deductions).filter(
        ({ less }) => (run(less, goal).score.value ?? 0) > (score.value ?? 0),
      );
      expect(richer.map(({ path }) => path)).toEqual([]);
    };
    for (const [resume, goal] of sampleCases('CVs without a line', people, 9)) check(resume, goal);
    fc.assert(fc.property(anyCv, anyGoal, check), { numRuns: scaleRuns(25, 150) });
  });

  it('never scores higher without numbers, actions, dates or whole sections', () => {
    for (const { role, strong, weak } of PAIRS)
      for (const resume of [strong, weak]) {
        const value = run(resume, role).score.value ?? 0;
        const numberless = inItems(resume, (item) =>
          findMetrics(item).reduceRight(
            (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
            item,
          ),
        );
        const poorerOnes: ResumeStructure[] = [
          numberless,
          inItems(numberless, withoutAction),
          inItems(resume, withoutAction),
          { ...resume, contact: { ...resume.contact, email: '', phone: '', links: [], location: '' } },
          { ...resume, skills: [] },
          { ...resume, skills: resume.skills.slice(1) },
          { ...resume, education: [] },
          { ...resume, languages: [] },
          { ...resume, courses: [] },
          ...(resume === strong
            ? [
                { ...resume, summary: '' },
                {
                  ...resume,
                  experiences: resume.experiences.map((job) => ({
                    ...job,
                    start: null,
                    end: null,
                    current: false,
                  })),
                },
                { ...resume, projects: [] },
                { ...resume, other: [] },
                ...resume.experiences.map((_, at) => ({
                  ...resume,
                  experiences: resume.experiences.filter((__, other) => other !== at),
                })),
                { ...resume, experiences: [] },
              ]
            : []),
        ];
        for (const less of poorerOnes) expect(run(less, role).score.value ?? 0).toBeLessThanOrEqual(value);
      }
  });
});
