import { createEmptyResume } from '@aura/shared-domain';
import type { ResumeDraft } from '@aura/shared-career-ui';
import { describe, expect, test } from 'vitest';
import { reduceOptimizer } from './reducer.ts';
import { createInitialState, parseDraft, type OptimizerState } from './state.ts';

const resume: ResumeDraft = {
  source: 'file',
  label: 'cv.pdf',
  structure: { ...createEmptyResume(), unclassified: ['CPF: 123.456.789-00', 'Falo em público'] },
  confidence: { summary: 0.4 },
  notices: [{ code: 'DADOS_PESSOAIS', message: '', excerpts: ['CPF: 123.456.789-00'] }],
  layout: 'twoColumns',
};
const sent: OptimizerState = { ...createInitialState('Enfermeira'), resume, requestId: 'enviado-1' };

describe('the request id', () => {
  test.each([
    { type: 'resumeRead', resume },
    { type: 'resumeEdited', structure: createEmptyResume() },
    { type: 'personalDataRemoved' },
    { type: 'goalChanged', goal: 'Professora' },
    { type: 'jobChanged', jobText: 'Vaga' },
  ] as const)('is given up by $type, because the input is another one', (action) => {
    expect(reduceOptimizer(sent, action).requestId).toBeNull();
  });

  test.each([
    { type: 'stepEntered', step: 'alvo' },
    { type: 'textPasted', text: 'x' },
  ] as const)('survives $type: a second attempt with the same input counts once', (action) => {
    expect(reduceOptimizer(sent, action).requestId).toBe('enviado-1');
  });
});

test('personal data leaves the CV and the notices', () => {
  const next = reduceOptimizer(sent, { type: 'personalDataRemoved' });
  expect(next.resume?.structure.unclassified).toEqual(['Falo em público']);
  expect(next.resume?.notices).toEqual([]);
});

describe('accepted suggestions', () => {
  const accept = (state: OptimizerState, runId: string, id: string, text: string) =>
    reduceOptimizer(state, { type: 'accepted', runId, id, text });

  test('are stored per analysis, and the last decision about each one counts', () => {
    const once = accept(accept(sent, 'r1', 'a', 'Um'), 'r1', 'b', 'Dois');
    expect(accept(once, 'r1', 'a', 'Outro').work?.accepted).toEqual([
      { id: 'b', text: 'Dois' },
      { id: 'a', text: 'Outro' },
    ]);
    expect(accept(once, 'r2', 'c', 'Três').work).toEqual({
      runId: 'r2',
      accepted: [{ id: 'c', text: 'Três' }],
    });
  });

  test('can be undone', () => {
    const accepted = accept(sent, 'r1', 'a', 'Um');
    expect(reduceOptimizer(accepted, { type: 'undone', runId: 'r1', id: 'a' }).work?.accepted).toEqual([]);
  });
});

test('after the analysis the steps start again, with the goal and the job filled in', () => {
  const next = reduceOptimizer({ ...sent, jobText: 'Vaga', step: 'alvo' }, { type: 'analysed' });
  expect(next).toMatchObject({ resume: null, requestId: null, step: 'curriculo', goal: 'Enfermeira' });
});

test('a stored draft comes back unchanged; anything else is no draft', () => {
  expect(parseDraft(structuredClone(sent))).toEqual(sent);
  expect(parseDraft({ ...sent, shape: 0 })).toBeNull();
  expect(parseDraft(null)).toBeNull();
});
