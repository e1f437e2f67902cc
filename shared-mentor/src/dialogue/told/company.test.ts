import { expect, test } from 'vitest';
import { findCompany, isOwnEmployer, isSameCompany, nameTeam } from './company.ts';

test.each([
  ['escreve um e-mail para a Drogaria Nova', 'Drogaria Nova'],
  ['manda mensagem pro Hotel Beira Mar pedindo emprego', 'Hotel Beira Mar'],
  ['escreve um email pra farmácia são joão pedindo vaga', 'farmácia são joão'],
  ['carta pra vaga de auxiliar na Lins e Filhos', 'Lins e Filhos'],
  ['trabalho na drogaria sao joao faz 3 anos de balconista', 'Drogaria Sao Joao'],
  ['trabalho na magalu de vendedora e quero sair', 'Magalu'],
  ['vi uma vaga no mercado livre, vale a pena?', 'Mercado Livre'],
  ['trabalho no mercado faz 3 anos', null],
  ['trabalho na escola municipal', null],
  ['trabalho na limpeza e não vale do jeito que é', null],
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

test('where somebody works offers no vacancy', () => {
  expect(isOwnEmployer('trabalho na magalu faz 2 anos', 'Magalu')).toBe(true);
  expect(isOwnEmployer('vi uma vaga na magalu', 'Magalu')).toBe(false);
});
