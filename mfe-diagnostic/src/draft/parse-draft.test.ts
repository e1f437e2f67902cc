import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createInitialState, type WizardState } from '../wizard/state.ts';
import { parseDraft } from './parse-draft.ts';

const started: WizardState = {
  ...createInitialState('full'),
  step: 'interesses',
  resume: {
    source: 'file',
    label: 'Currículo.pdf',
    structure: createEmptyResume(),
    confidence: { 'contact.name': 0.4 },
    notices: [{ code: 'COLUNAS', message: 'Duas colunas.', excerpts: [] }],
  },
  requestId: 'c7a1d7a4-5a7e-4a0e-9a31-1b0f5e0c9b11',
};

test('a stored draft comes back unchanged', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(started)))).toEqual({ kind: 'found', state: started });
});

test('an empty storage is no draft', () => {
  expect(parseDraft(null)).toEqual({ kind: 'none' });
});

test.each([
  ['another shape', { ...started, shape: 0 }],
  ['an unknown step', { ...started, step: 'fim' }],
  ['a rating beyond the scale', { ...started, interests: { ratings: { r1: 9 }, elapsedMs: 1 } }],
  ['a missing part', { ...started, goal: undefined }],
  ['something else', ['x']],
])('%s makes the whole draft unusable', (_, stored) => {
  expect(parseDraft(stored)).toEqual({ kind: 'unreadable' });
});
