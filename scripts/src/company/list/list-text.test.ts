import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

const row = (name: string, managers: readonly string[]) => ({
  id: name.toLowerCase(),
  company: { name, seats: 80, seatsUsed: 62, managers },
});

test('companies are sorted by name, with seats and managers', () => {
  const text = listText([
    row('Horizonte', ['helena@exemplo.invalid', 'rui@exemplo.invalid']),
    row('Árvore', []),
  ]);
  expect(text).toBe(
    [
      'Árvore (árvore)',
      '  Licenças: 80; pessoas na lista: 62',
      '  Painel de Gestão: ninguém; para abrir: npm run company -- grant E-MAIL árvore',
      '',
      'Horizonte (horizonte)',
      '  Licenças: 80; pessoas na lista: 62',
      '  Painel de Gestão: helena@exemplo.invalid, rui@exemplo.invalid',
    ].join('\n'),
  );
});

test('an empty list says how to create a company', () => {
  expect(listText([])).toContain('create NOME --seats N');
});

test('an unreadable company does not hide the others', () => {
  expect(listText([row('Horizonte', []), { id: 'antiga', company: null }])).toMatch(
    /^antiga\n {2}O documento [^]*\n\nHorizonte \(horizonte\)/,
  );
});
