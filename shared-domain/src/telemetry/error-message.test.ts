import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactErrorMessage } from './error-message.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'endereco')",
    "Cannot read properties of undefined (reading '…')",
  ],
  ['plano.precos.map is not a function', '… is not a function'],
  ["Can't find variable: aluno", "Can't find variable: …"],
  ['Minified React error #418; visit https://react.dev/errors/418', 'Minified React error #418; visit …'],
  [
    'Failed to fetch dynamically imported module: https://x.invalid/a.js',
    'Failed to fetch dynamically imported module: …',
  ],
  ['Unexpected token "A", "Ana Souza" is not valid JSON', 'Unexpected token "…", "…" is not valid JSON'],
  ["null is not an object (evaluating 'a.b')", "null is not an object (evaluating '…')"],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
])('known words of engines stay, and quotations are dropped: %s', (message, told) => {
  expect(redactErrorMessage(message)).toBe(told);
});

test.each([
  'Ana Souza não é uma função',
  'unknown user ana.souza@exemplo.com.br',
  'invalid value: (11) 98765-4321',
  'invalid value 123.456.789-09',
  'invalid value 11 987 654 321 in 1987',
  "invalid 'Ana Souza",
  'invalid “Ana Souza” and ‘Ana’',
  'Ana is not valid: "Souza, Ana"',
  'não foi possível salvar ANA-SOUZA em https://exemplo.com/ana?cpf=12345678909',
  'O’Souza Ana\nSouza\tana',
])('text written by a person is dropped: %s', (message) => {
  expect(redactErrorMessage(message)).not.toMatch(/ana|souza|exemplo|\d{2}/i);
});

test('any input gives known words, gaps and numbers of errors, within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (message) => {
      const told = redactErrorMessage(message);
      expect(told.length).toBeLessThanOrEqual(160);
      expect(redactErrorMessage(told)).toBe(told);
      expect(told).not.toMatch(/\d{4}|@/);
    }),
  );
});

test.each(['falha no evento', 'Ana Souza', ''])(
  '"%s" is dropped whole, because too little would stay',
  (message) => {
    expect(redactErrorMessage(message)).toBe('');
  },
);

test('a long message ends with a gap', () => {
  const told = redactErrorMessage('value of the '.repeat(100));
  expect(told.length).toBeLessThanOrEqual(160);
  expect(told).toMatch(/ …$/);
});
