import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  STEP_IDS,
  findStepBeside,
  parseStepParam,
  findStepperIndex,
  listStepperSteps,
  listSteps,
} from './steps.ts';

const progress = fc.record({
  variant: fc.constantFrom('full' as const, 'quick' as const),
  hasResume: fc.boolean(),
});

test('the quick variant asks for goal, CV and skills only', () => {
  expect(listSteps({ variant: 'quick', hasResume: false })).toEqual([
    'objetivo',
    'curriculo',
    'competencias',
    'revisao',
  ]);
});

test('the CV is checked right after its reading, and never without a CV', () => {
  const withResume = { variant: 'full', hasResume: true } as const;
  expect(findStepBeside('curriculo', 1, withResume)).toBe('conferencia');
  expect(findStepBeside('curriculo', 1, { ...withResume, hasResume: false })).toBe('experiencias');
});

test('an address always leads to an existing step, never past its own', () => {
  fc.assert(
    fc.property(progress, fc.constantFrom(...STEP_IDS), (where, asked) => {
      const step = parseStepParam(asked, where);
      expect(listSteps(where)).toContain(step);
      expect(STEP_IDS.indexOf(step ?? 'revisao')).toBeLessThanOrEqual(STEP_IDS.indexOf(asked));
    }),
  );
});

test('an address without a step, or with an invented one, leads to the introduction', () => {
  expect(parseStepParam(null, { variant: 'full', hasResume: true })).toBeNull();
  expect(parseStepParam('constructor', { variant: 'full', hasResume: true })).toBeNull();
});

test('on and back are each other’s inverse', () => {
  fc.assert(
    fc.property(progress, fc.nat(), (where, n) => {
      const steps = listSteps(where);
      const step = steps[n % (steps.length - 1)] ?? 'objetivo';
      const next = findStepBeside(step, 1, where);
      expect(next && findStepBeside(next, -1, where)).toBe(step);
    }),
  );
});

test('the progress bar shows the check of the CV at the place of the CV', () => {
  expect(findStepperIndex('conferencia', 'full')).toBe(findStepperIndex('curriculo', 'full'));
  expect(listStepperSteps('full')).toHaveLength(8);
});
