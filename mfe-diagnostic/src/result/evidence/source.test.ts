import type { Evidence } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { sourceInWords } from './source.ts';

const span: Evidence = { source: 'cv', docId: 'cv', start: 0, end: 4, excerpt: 'Liderei' };

test('a proof names its source, section and line as far as they are known', () => {
  expect(sourceInWords({ ...span, section: 'Experiência', line: 12 })).toBe(
    'do seu currículo, seção “Experiência”, linha 12',
  );
  expect(sourceInWords({ ...span, line: 1 })).toBe('do seu currículo, linha 1');
  expect(sourceInWords({ ...span, source: 'answer' })).toBe('da sua resposta');
});

test('a heading in capitals is not shouted', () => {
  expect(sourceInWords({ ...span, section: 'FORMAÇÃO ACADÊMICA' })).toBe(
    'do seu currículo, seção “Formação acadêmica”',
  );
});
