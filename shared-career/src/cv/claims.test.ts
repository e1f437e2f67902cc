import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSkills } from '../taxonomy/find-skills.ts';
import { readClaims } from './claims.ts';

const claimed = (text: string, opening = false): string[] =>
  findSkills(readClaims(text, opening).text).map(({ skillId }) => skillId);

describe('readClaims', () => {
  it.each([
    ['Nunca trabalhei com Java e não tenho experiência em AWS', []],
    ['Nunca trabalhei com Java, AWS ou Docker. Uso Git.', ['git']],
    ['Não faço compras nem negociação. Uso Git.', ['git']],
    ['Sem experiência em Power BI, mas domino Excel', ['excel']],
    ['Não possuo CNH; atendimento ao cliente há 3 anos', ['atendimento-cliente']],
    ['I have no experience with Kubernetes but I use Docker', ['docker']],
    ['Ainda não trabalhei com Python', []],
    ['AWS (sem experiência), Docker', ['docker']],
    ['Inglês: não falo', []],
    ['Espanhol: nenhum', []],
    ['Power BI (nunca usei Tableau)', ['power-bi']],
    ['Docker ainda não', []],
    ['Minha experiência não inclui AWS', []],
    ['Atendo clientes que não falam inglês', ['atendimento-cliente']],
    ['Bacharel em direito, ainda sem OAB', ['graduacao-direito']],
  ])('drops denied claims: %s', (text, skills) => {
    expect(claimed(text)).toEqual(skills);
  });

  it.each([
    ['Não conformidades registradas e controle de estoque', 'controle-estoque'],
    ['Nunca deixei de fazer o inventário', 'inventario'],
    ['Operação sem acidentes, com direção defensiva', 'direcao-defensiva'],
    ['Uso Python e Excel; nunca usei SAP', 'excel'],
  ])('keeps claims that only look denied: %s', (text, skill) => {
    expect(claimed(text)).toContain(skill);
  });

  it.each([
    ['Quero migrar para análise de dados com SQL e Python', []],
    ['Busco oportunidade em logística. Atuo com controle de estoque.', ['controle-estoque']],
    ['Em busca de uma vaga com Power BI', []],
    ['Interesse em aprender Figma; uso Canva', ['canva']],
    ['Pretendo atuar com marketing digital, mas hoje trabalho com vendas', ['vendas']],
  ])('drops wishes: %s', (text, skills) => {
    expect(claimed(text)).toEqual(skills);
  });

  it('takes an infinitive for an objective only in the summary', () => {
    expect(claimed('Atuar como analista com SQL', true)).toEqual([]);
    expect(claimed('Atuar com controle de estoque')).toEqual(['controle-estoque']);
    expect(claimed('Busco fornecedores e faço inventário')).toContain('inventario');
  });

  it('keeps the length of any text, so that offsets stay', () => {
    const word = fc.constantFrom(
      'nunca',
      'usei',
      'Java',
      ',',
      '.',
      'não tenho',
      'ou',
      'quero',
      'mas',
      '🙂',
      'ﬁ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 5 }))), (words) => {
        const text = words.join(' ');
        const { text: kept, denied } = readClaims(text);
        expect([kept.length, denied.length]).toEqual([text.length, text.length]);
      }),
    );
  });
});
