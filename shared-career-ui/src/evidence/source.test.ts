import type { Evidence } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { describePlace } from './source.ts';

const span: Evidence = { source: 'cv', docId: 'cv', start: 0, end: 4, excerpt: 'Liderei' };

test('a proof names its known source and section', () => {
  expect(describePlace({ ...span, section: 'Experiência' })).toBe('do seu currículo, seção “Experiência”');
  expect(describePlace(span)).toBe('do seu currículo');
  expect(describePlace({ ...span, source: 'answer' })).toBe('da sua resposta');
});

test('a heading in capitals appears in small letters', () => {
  expect(describePlace({ ...span, section: 'FORMAÇÃO ACADÊMICA' })).toBe(
    'do seu currículo, seção “Formação acadêmica”',
  );
});
