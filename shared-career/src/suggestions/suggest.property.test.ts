import { ResumeStructureSchema } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { anyAnswers } from '../diagnosis/fixtures/arbitrary.ts';
import { guardText } from '../facts/guard.ts';
import { scoreQuality } from '../quality/index.ts';
import { applySuggestion, fillGaps } from './apply/index.ts';
import { anyPlausibleResume, NOW } from './fixtures/resumes.ts';
import { readSuggestionScope } from './scope.ts';
import { MOST_SUGGESTIONS, suggestResume } from './suggest.ts';

const anyResume = fc.oneof(
  { weight: 4, arbitrary: anyPlausibleResume },
  { weight: 1, arbitrary: anyAnswers.map(({ resume }) => resume).filter((resume) => resume !== null) },
);

describe('suggestResume', () => {
  it('adds no fact, changes something, and can be carried out', () => {
    fc.assert(
      fc.property(anyResume, fc.constantFrom('', 'Analista de Dados'), (resume, goal) => {
        const { deductions } = scoreQuality(resume, {
          reading: { layout: 'oneColumn', notices: [] },
          goal,
          now: NOW,
        });
        const options = { deductions, match: null, goal, now: NOW };
        const before = JSON.stringify(resume);
        const suggestions = suggestResume(resume, options);
        expect(suggestResume(resume, options)).toEqual(suggestions);
        expect(suggestions.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
        expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length);
        expect(new Set(suggestions.map(({ path }) => path)).size).toBe(suggestions.length);
        for (const one of suggestions) {
          const { after } = one;
          expect(after.text).not.toBe(one.before);
          expect(one.deductionId === null || deductions.some(({ id }) => id === one.deductionId)).toBe(true);
          const tokens = after.gaps.map(({ token }) => token);
          expect(guardText(after.text, readSuggestionScope(one), tokens)).toEqual([]);
          const filled = fillGaps(after, Object.fromEntries(tokens.map((token) => [token, 'isto'])));
          const applied = applySuggestion(resume, one, filled.ok ? filled.value : '');
          expect(filled.ok && applied.ok && v.is(ResumeStructureSchema, applied.value)).toBe(true);
        }
        expect(JSON.stringify(resume)).toBe(before);
      }),
      { numRuns: scaleRuns(50, 250) },
    );
  });
});
