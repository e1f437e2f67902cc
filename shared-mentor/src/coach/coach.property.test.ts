import { readDiagnosis, JOB_STAGES, MENTOR_LIMITS } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAYS } from '../library/index.ts';
import type { PersonRecord } from '../person/record.ts';
import { answerWith, chooseFacts } from './advise.ts';
import { PEOPLE } from './evaluation/made-up-people.ts';
import { findAnswerProblems } from './problems.ts';

const everything = PEOPLE['everything'];
if (!everything) throw new Error('no person');
const diagnosis = readDiagnosis(everything.profile);
const [task] = everything.profile.careerPlan;
const experience = everything.resume?.experiences[0];
if (!diagnosis || !task || !experience) throw new Error('not everything is known');

/** What people, and those who mean harm, write into a field. */
const words = fc.oneof(
  fc.constantFrom(
    '',
    '  ',
    'SQL',
    'Analista de dados {goal}',
    'Você vai conseguir',
    '“estou sempre aqui”',
    '[quanto?]',
    '⟦1⟧',
  ),
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.lorem({ maxCount: 60 }),
);

const record: fc.Arbitrary<PersonRecord> = fc.record({
  profile: fc
    .record({
      goal: words,
      gaps: fc.array(words, { maxLength: 3 }),
      strengths: fc.array(words, { maxLength: 2 }),
      tasks: fc.array(fc.record({ title: words, completed: fc.boolean() }), { maxLength: 13 }),
      isDiagnosed: fc.boolean(),
    })
    .map(({ goal, gaps, strengths, tasks, isDiagnosed }) => ({
      ...everything.profile,
      careerProfile: { skills: [], objetivos_carreira: [goal] },
      careerPlan: tasks.map((fields, at) => ({ ...task, ...fields, id: `t${at}` })),
      lastDiagnosisResult: isDiagnosed
        ? {
            ...diagnosis,
            goal: { ...diagnosis.goal, title: goal },
            gaps: gaps.flatMap((title, priority) =>
              diagnosis.gaps.slice(0, 1).map((gap) => ({ ...gap, title, priority })),
            ),
            strengths: strengths.flatMap((title) =>
              diagnosis.strengths.map((strength) => ({ ...strength, title })),
            ),
          }
        : null,
    })),
  resume: fc.option(
    fc.record({ title: words, company: words, current: fc.boolean() }).map((fields) => ({
      ...(everything.resume as NonNullable<PersonRecord['resume']>),
      experiences: [{ ...experience, ...fields }],
    })),
  ),
  remembered: fc.array(
    words.map((text, at = 0) => ({ id: `r${at}`, text })),
    { maxLength: 3 },
  ),
  jobs: fc.array(
    fc.record({
      id: fc.constant('j'),
      title: words,
      company: fc.option(words),
      stage: fc.constantFrom(...JOB_STAGES),
    }),
    { maxLength: 3 },
  ),
  interviews: fc.array(
    fc.record({
      id: fc.constant('i'),
      role: words,
      overall: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
      weakest: fc.option(fc.constantFrom('structure' as const, 'result' as const)),
    }),
    { maxLength: 2 },
  ),
  now: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
});

test('no play has a problem, for any person and any question', () => {
  fc.assert(
    fc.property(record, words, (person, text) => {
      for (const play of PLAYS) {
        const answer = answerWith(play, { text, intent: play.intent, record: person });
        expect({
          play: play.id,
          problems: findAnswerProblems(answer, chooseFacts({ text, intent: play.intent, record: person })),
        }).toEqual({
          play: play.id,
          problems: [],
        });
        expect(answer.factsUsed.length).toBeLessThanOrEqual(MENTOR_LIMITS.factsUsed);
      }
    }),
    { numRuns: scaleRuns(15, 150) },
  );
});
