import { expect, test } from 'vitest';
import { findCompany, isSameCompany, nameTeam } from './company.ts';

test.each([
  ['escreve um e-mail para a Drogaria Nova', 'Drogaria Nova'],
  ['manda mensagem pro Hotel Beira Mar pedindo emprego', 'Hotel Beira Mar'],
  ['escreve um email pra farmácia são joão pedindo vaga', 'farmácia são joão'],
  ['carta pra vaga de auxiliar na Lins e Filhos', 'Lins e Filhos'],
  ['moro perto da loja e ganho pouco', null],
  ['escreve pra Lúcia, minha chefe', null],
])('“%s” names %s', (text, expected) => {
  expect(findCompany(text)).toBe(expected);
});

test('two employers of a kind are not the same', () => {
  expect(isSameCompany('Drogaria Nova', 'Drogaria São Paulo')).toBe(false);
  expect(isSameCompany('Supermercado Boa Vista', 'Boa Vista')).toBe(true);
});

test('a team is greeted with the article of its employer', () => {
  expect(nameTeam('Drogaria Nova')).toBe('equipe da Drogaria Nova');
  expect(nameTeam('Hotel Beira Mar')).toBe('equipe do Hotel Beira Mar');
});
