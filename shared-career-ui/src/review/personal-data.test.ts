import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import type { ResumeDraft } from '../draft.ts';
import { withoutPersonalData } from './personal-data.ts';

const draft = (structure: Partial<ResumeStructure>, excerpts: string[]): ResumeDraft => ({
  source: 'text',
  label: '',
  structure: { ...createEmptyResume(), ...structure },
  confidence: {},
  notices: [
    { code: 'COLUNAS', message: 'Duas colunas.', excerpts: [] },
    { code: 'DADOS_PESSOAIS', message: 'Há dados pessoais.', excerpts },
  ],
});

const flagged = draft(
  {
    summary: 'Analista de dados, casada, com dez anos de prática.',
    skills: ['SQL', 'Estado civil: casada'],
    other: [
      { section: 'Dados pessoais', lines: ['CPF:  123.456.789-00'] },
      { section: 'Prêmios', lines: ['Melhor projeto de 2021'] },
    ],
    unclassified: ['CPF: 123.456.789-00', 'Nascimento 01/02/1990', 'Casadas as pontas, entreguei o painel'],
  },
  ['CPF: 123.456.789-00', 'Nascimento 01/02/1990', 'casada'],
);

test('lines without a place disappear whole, fields lose only the words, everything else stays', () => {
  const cleaned = withoutPersonalData(flagged);
  expect(cleaned?.structure).toEqual({
    ...createEmptyResume(),
    summary: 'Analista de dados, com dez anos de prática.',
    skills: ['SQL', 'Estado civil:'],
    other: [{ section: 'Prêmios', lines: ['Melhor projeto de 2021'] }],
    unclassified: ['Casadas as pontas, entreguei o painel'],
  });
});

test('a notice disappears with its subject; the others stay', () => {
  expect(withoutPersonalData(flagged)?.notices.map(({ code }) => code)).toEqual(['COLUNAS']);
});

test('offers nothing if the reader left the data out, or found none', () => {
  expect(withoutPersonalData(draft({ summary: 'Analista.' }, ['CPF: 123.456.789-00']))).toBeNull();
  expect(withoutPersonalData(draft({ summary: 'Analista.' }, []))).toBeNull();
  expect(withoutPersonalData({ ...flagged, notices: [] })).toBeNull();
});
