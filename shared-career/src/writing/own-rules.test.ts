import { expect, test } from 'vitest';
import { isQuotingRules } from './own-rules.ts';
import type { WritingTarget } from './target.ts';

const target = (kind: WritingTarget['kind'], text: string): WritingTarget => ({
  id: 'um',
  kind,
  before: '',
  template: { text, facts: [], gaps: [], writtenBy: 'template' },
  role: '',
  maxLength: 300,
  multiline: false,
});

test.each([
  ['action', 'USE APENAS: o que está em “modelo”.'],
  ['action', 'Atendi clientes. Se não houver o que melhorar, repita o texto.'],
  ['stronger', 'Eu atendi, e reviso respostas de entrevistas de emprego, em português.'],
  ['advice', 'São partes da resposta de um mentor de carreira: descanse.'],
] as const)('finds a text of the kind %s that quotes the rules: %s', (kind, text) => {
  expect(isQuotingRules(text, target(kind, 'Atendi clientes no balcão da loja.'))).toBe(true);
});

test('allows five words in a row', () => {
  expect(
    isQuotingRules('Registrei apenas o que está em estoque.', target('action', 'Registrei o estoque.')),
  ).toBe(false);
});

test('allows words that the person said', () => {
  const said = 'Preparei respostas de entrevistas de emprego em português com jovens.';
  expect(isQuotingRules(said, target('stronger', said))).toBe(false);
});
