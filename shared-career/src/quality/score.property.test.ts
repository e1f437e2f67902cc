import {
  DeductionSchema,
  FindingSchema,
  recompute,
  type ResumeStructure,
  ScoreSchema,
} from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderResumeText } from '../resume/render/index.ts';
import { anyCv, anyGoal } from './fixtures/any-cv.ts';
import { scoreResume as run } from './fixtures/measure.ts';

const RUNS = { numRuns: scaleRuns(35, 150) };

/** The same value with the keys of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, shuffled(field)]),
  );
}

describe('scoreQuality', () => {
  it('gives valid parts whose value follows from them', () => {
    fc.assert(
      fc.property(anyCv, anyGoal, (resume, goal) => {
        const { score, deductions, findings } = run(resume, goal);
        expect(v.is(ScoreSchema, score)).toBe(true);
        expect(v.is(v.array(DeductionSchema), deductions)).toBe(true);
        expect(v.is(v.array(FindingSchema), findings)).toBe(true);
        expect(score.value).toBe(recompute(score));
        expect(new Set(deductions.map(({ id }) => id)).size).toBe(deductions.length);
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
      }),
      RUNS,
    );
  });

  it('explains every point that a graded dimension lacks to 100', () => {
    fc.assert(
      fc.property(anyCv, anyGoal, (resume, goal) => {
        const { score, deductions } = run(resume, goal);
        for (const { id, value } of score.dimensions) {
          const own = deductions.filter(({ dimensionId }) => dimensionId === id);
          const tenths = own.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
          expect(tenths).toBe(value === null ? 0 : Math.round((100 - value) * 10));
        }
      }),
      RUNS,
    );
  });

  it('points every deduction at a line, or names the missing part', () => {
    fc.assert(
      fc.property(anyCv, anyGoal, (resume, goal) => {
        const unproven = run(resume, goal).deductions.filter(({ evidence }) => evidence.length === 0);
        for (const { message } of unproven) expect(message).toMatch(/^Não encontrei .+ (?:n[oa]s?|em) /u);
      }),
      RUNS,
    );
  });

  it('quotes its evidence exactly', () => {
    fc.assert(
      fc.property(anyCv, anyGoal, (resume, goal) => {
        const { score, deductions, findings } = run(resume, goal);
        const text = renderResumeText(resume);
        for (const { start, end, excerpt, line } of [...score.dimensions, ...deductions, ...findings].flatMap(
          ({ evidence }) => evidence,
        )) {
          expect(text.slice(start, end)).toBe(excerpt);
          expect(excerpt.trim()).not.toBe('');
          expect(line).toBe(text.slice(0, start).split('\n').length);
        }
      }),
      RUNS,
    );
  });

  it('gives the same bytes three times, in any order of the keys', () => {
    fc.assert(
      fc.property(anyCv, anyGoal, (resume, goal) => {
        const first = JSON.stringify(run(resume, goal));
        expect(JSON.stringify(run(resume, goal))).toBe(first);
        expect(JSON.stringify(run(shuffled(resume) as ResumeStructure, goal))).toBe(first);
      }),
      RUNS,
    );
  });
});
