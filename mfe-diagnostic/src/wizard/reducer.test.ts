import { createEmptyResume } from '@aura/shared-domain';
import type { ResumeDraft } from '@aura/shared-career-ui';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduceWizard, type AnswerAction, type WizardAction } from './reducer.ts';
import { createInitialState, type WizardState } from './state.ts';

const resume = {
  source: 'file',
  label: 'cv.pdf',
  structure: createEmptyResume(),
  confidence: {},
  notices: [],
} as const;

const answerAction: fc.Arbitrary<AnswerAction> = fc.oneof(
  fc.record({ type: fc.constant('goalChanged' as const), patch: fc.record({ title: fc.string() }) }),
  fc.record({ type: fc.constant('textPasted' as const), text: fc.string() }),
  fc.constant({ type: 'resumeRead', resume } as const),
  fc.constant({ type: 'resumeDropped' } as const),
  fc.record({
    type: fc.constant('interestRated' as const),
    id: fc.constantFrom('r1', 'i2'),
    value: fc.integer({ min: 1, max: 5 }),
    elapsedMs: fc.nat(5000),
  }),
  fc.constant({ type: 'hiddenAdded', kind: 'care' } as const),
  fc.record({ type: fc.constant('hiddenRemoved' as const), index: fc.nat(12) }),
  fc.constant({ type: 'anchorChosen', id: 'p1', side: 'b' } as const),
  fc.constant({ type: 'selfRated', skillId: 'sql', patch: { level: 3 } } as const),
);

const after = (...actions: readonly WizardAction[]): WizardState =>
  actions.reduce(reduceWizard, createInitialState('full'));

const rate = (id: string, elapsedMs: number) => ({ type: 'interestRated', id, value: 4, elapsedMs }) as const;

test('any changed answer forgets the id of an earlier request', () => {
  fc.assert(
    fc.property(fc.array(answerAction, { minLength: 1 }), (actions) => {
      const sent = after({ type: 'requestPrepared', requestId: 'request-1' });
      expect(actions.reduce(reduceWizard, sent).requestId).toBeNull();
    }),
  );
});

test('walking between steps keeps every answer and the id of the request', () => {
  const before = after(
    { type: 'goalChanged', patch: { title: 'Enfermeira' } },
    { type: 'anchorChosen', id: 'p1', side: 'a' },
    { type: 'requestPrepared', requestId: 'request-1' },
  );
  const walked = reduceWizard(before, { type: 'stepEntered', step: 'contexto' });
  expect(walked).toEqual({ ...before, step: 'contexto' });
});

test('the state stays the same object at the stored step', () => {
  const state = createInitialState('quick');
  expect(reduceWizard(state, { type: 'stepEntered', step: state.step })).toBe(state);
});

test('at most ten hidden experiences are accepted', () => {
  const added = Array.from({ length: 14 }, () => ({ type: 'hiddenAdded', kind: 'gig' }) as const);
  expect(after(...added).hiddenExperiences).toHaveLength(10);
});

test('removing a hidden experience keeps the others unchanged', () => {
  const state = after(
    { type: 'hiddenAdded', kind: 'care' },
    { type: 'hiddenAdded', kind: 'project' },
    { type: 'hiddenChanged', index: 1, patch: { description: 'Um aplicativo' } },
    { type: 'hiddenRemoved', index: 0 },
  );
  expect(state.hiddenExperiences).toEqual([{ kind: 'project', description: 'Um aplicativo' }]);
});

test('time on interests adds up over the answers', () => {
  expect(after(rate('r1', 2000), rate('i2', 1500)).interests).toEqual({
    ratings: { r1: 4, i2: 4 },
    elapsedMs: 3500,
  });
});

test('a proof and a level of the same skill are kept together, in either order', () => {
  const level = { type: 'selfRated', skillId: 'sql', patch: { level: 4 } } as const;
  const proof = { type: 'selfRated', skillId: 'sql', patch: { proof: 'Painel de vendas' } } as const;
  expect(after(level, proof).selfRatings).toEqual(after(proof, level).selfRatings);
  expect(after(level, proof).selfRatings['sql']).toEqual({ level: 4, proof: 'Painel de vendas' });
});

test('removing an entry drops the stored positions of its list', () => {
  const job = {
    title: 'Analista',
    company: '',
    location: '',
    start: null,
    end: null,
    current: false,
    items: [],
  };
  const structure = { ...createEmptyResume(), experiences: [job, job] };
  const confidence = { 'contact.name': 0.3, 'experiences.1.title': 0.2 };
  const state = after(
    { type: 'resumeRead', resume: { ...resume, structure, confidence, notices: [] } },
    { type: 'resumeEdited', structure: { ...structure, experiences: [job] } },
  );
  expect(state.resume?.confidence).toEqual({ 'contact.name': 0.3 });
});

test('removing personal data is one change of the answers', () => {
  const flagged: ResumeDraft = {
    source: 'text',
    label: '',
    structure: { ...createEmptyResume(), unclassified: ['CPF: 123.456.789-00', 'Falo em público'] },
    confidence: {},
    notices: [{ code: 'DADOS_PESSOAIS', message: '', excerpts: ['CPF: 123.456.789-00'] }],
  };
  const next = reduceWizard(
    { ...createInitialState('full'), resume: flagged, requestId: 'sent' },
    { type: 'personalDataRemoved' },
  );
  expect(next.resume?.structure.unclassified).toEqual(['Falo em público']);
  expect(next.requestId).toBeNull();
});
