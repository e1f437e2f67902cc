import { JOB_STAGES, SavedJobSchema } from '@aura/shared-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  groupByStage,
  computeFunnel,
  countByStage,
  filterJobs,
  judgeNextStep,
  findStageDay,
  withChange,
  type Followed,
} from './followed.ts';
import { makeFollowed } from './fixtures.ts';
import { describeCounts, describeFunnel } from './stages.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const { job } = makeFollowed('pasted:1');

const day = fc.integer({ min: 10, max: 28 }).map((n) => `2026-11-${n}`);
const jobs: fc.Arbitrary<readonly Followed[]> = fc
  .array(fc.record({ stage: fc.constantFrom(...JOB_STAGES), on: day, step: fc.option(day) }), {
    maxLength: 25,
  })
  .map((all) =>
    all.map(({ stage, on, step }, index) =>
      makeFollowed(`pasted:${index}`, {
        stage,
        history: [{ stage, on }],
        nextStep: step === null ? null : { on: step, what: 'ligar' },
      }),
    ),
  );

test('the funnel counts the furthest stage of each job, and a way back takes nothing away', () => {
  const history = (...stages: (typeof JOB_STAGES)[number][]) => ({
    stage: stages.at(-1) ?? 'saved',
    history: stages.map((stage) => ({ stage, on: '2026-11-12' })),
  });
  const all = [
    makeFollowed('pasted:1', history('saved', 'applied')),
    makeFollowed('pasted:2', history('saved', 'interview', 'rejected')),
    makeFollowed('pasted:3', history('saved', 'offer', 'closed')),
    makeFollowed('pasted:4', history('saved')),
  ];
  expect(computeFunnel(all)).toEqual({ applied: 3, interview: 2, offer: 1 });
  expect(describeFunnel(computeFunnel(all))).toBe(
    '3 candidaturas enviadas: 2 com entrevista (67%) e 1 com proposta (33%).',
  );
  expect(describeFunnel(computeFunnel([]))).toBeNull();
});

test('only another stage is a new line of the history', () => {
  const moved = withChange(job, { stage: 'applied' }, NOW);
  expect([moved.stage, findStageDay(moved)]).toEqual(['applied', '2026-11-22']);
  expect(withChange(moved, { stage: 'applied' }, NOW).history).toEqual(moved.history);
  const noted = withChange(moved, { notes: 'ligar', nextStep: { on: '2026-11-25', what: 'ligar' } }, NOW);
  expect(noted.history).toEqual(moved.history);
  expect(withChange(noted, { nextStep: null }, NOW)).toMatchObject({ notes: 'ligar', nextStep: null });
});

test('a job can be stored after any number of moves', () => {
  let moved = job;
  for (let n = 0; n < 60; n += 1) moved = withChange(moved, { stage: n % 2 ? 'saved' : 'applied' }, NOW);
  expect(v.is(SavedJobSchema, moved)).toBe(true);
  expect(moved.history).toHaveLength(40);
  expect(moved.history.at(-1)).toEqual({ stage: 'saved', on: '2026-11-22' });
});

test('a next step is overdue from the next day, and not after the end of the process', () => {
  const nextStep = { on: '2026-11-22', what: 'ligar' };
  const state = (today: string, stage = job.stage) => judgeNextStep({ ...job, nextStep, stage }, today);
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((today) => state(today))).toEqual([
    'ahead',
    'today',
    'overdue',
  ]);
  expect(state('2026-11-23', 'rejected')).toBe('ahead');
  expect(judgeNextStep(job, '2026-11-23')).toBe('none');
});

test('every job is once in the column of its stage, in one order for any input order', () => {
  fc.assert(
    fc.property(jobs, (all) => {
      const columns = groupByStage(all);
      expect(columns.map(({ stage }) => stage)).toEqual([...JOB_STAGES]);
      expect(columns.flatMap((column) => column.jobs).length).toBe(all.length);
      expect(columns.every(({ stage, jobs: own }) => own.every((one) => one.job.stage === stage))).toBe(true);
      expect(groupByStage(all.toReversed())).toEqual(columns);
      expect(columns.map((column) => column.jobs.length)).toEqual(Object.values(countByStage(all)));
    }),
  );
});

test('sorts by the nearest next step, then by the newest in the stage', () => {
  const late = makeFollowed('pasted:a', { nextStep: { on: '2026-11-30', what: 'x' } });
  const soon = makeFollowed('pasted:b', { nextStep: { on: '2026-11-23', what: 'x' } });
  const old = makeFollowed('pasted:c');
  const fresh = makeFollowed('pasted:d', { history: [{ stage: 'saved', on: '2026-11-20' }] });
  const [column] = groupByStage([old, late, fresh, soon]);
  expect(column?.jobs.map(({ id }) => id)).toEqual(['pasted:b', 'pasted:a', 'pasted:d', 'pasted:c']);
});

test('the filter requires every word, without accents, anywhere in a card and its notes', () => {
  const all = [
    makeFollowed('pasted:a', { vacancy: { title: 'Técnica de enfermagem', company: 'Hospital São Lucas' } }),
    makeFollowed('pasted:b', { notes: 'falei com a Conceição' }),
  ];
  const found = (words: string) => filterJobs(words, all).map(({ id }) => id);
  expect(found('tecnica SAO')).toEqual(['pasted:a']);
  expect(found('conceicao recife')).toEqual(['pasted:b']);
  expect(found('tecnica conceicao')).toEqual([]);
  expect(found('  ')).toHaveLength(2);
});

test('writes counts in words', () => {
  const stages = ['saved', 'saved', 'screening', 'rejected'] as const;
  const all = stages.map((stage, n) => makeFollowed(`pasted:${n}`, { stage }));
  expect(describeCounts(countByStage(all))).toBe('4 vagas: 2 salvas, 1 em triagem e 1 recusada.');
  expect(describeCounts(countByStage([]))).toBe('nenhuma vaga.');
});
