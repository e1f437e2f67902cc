import type { Evidence } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { placeInWords } from './source.ts';

const span: Evidence = { source: 'cv', docId: 'cv', start: 0, end: 4, excerpt: 'Liderei' };

test('a proof names its source and its section as far as it is known', () => {
  expect(placeInWords({ ...span, section: 'Experiência' })).toBe('do seu currículo, seção “Experiência”');
  expect(placeInWords(span)).toBe('do seu currículo');
  expect(placeInWords({ ...span, source: 'answer' })).toBe('da sua resposta');
});

test('a heading in capitals is not shouted', () => {
  expect(placeInWords({ ...span, section: 'FORMAÇÃO ACADÊMICA' })).toBe(
    'do seu currículo, seção “Formação acadêmica”',
  );
});
