import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createInitialState } from '../state.ts';
import { buildInput } from './use-run.ts';

const state = {
  ...createInitialState('  Analista de Dados '),
  resume: {
    source: 'text' as const,
    label: '',
    structure: { ...createEmptyResume(), skills: ['SQL', '  ', ''] },
    confidence: {},
    notices: [{ code: 'COLUNAS' as const, message: 'Duas colunas.', excerpts: [] }],
    layout: 'twoColumns' as const,
  },
};

test('sends tidy text with the layout of the file', () => {
  expect(buildInput(state)).toMatchObject({
    resume: { skills: ['SQL'] },
    reading: { layout: 'twoColumns', notices: ['COLUNAS'] },
    goal: 'Analista de Dados',
    jobText: '',
  });
});

test('sends nothing without a CV, or with a field that is too long', () => {
  expect(buildInput({ ...state, resume: null })).toBeNull();
  const structure = { ...createEmptyResume(), skills: ['x'.repeat(301)] };
  expect(buildInput({ ...state, resume: { ...state.resume, structure } })).toBeNull();
});
