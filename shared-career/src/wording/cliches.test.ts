import { describe, expect, it } from 'vitest';
import { findCliches } from './cliches.ts';

describe('findCliches', () => {
  it.each([
    ['Profissional proativa e dinâmica', ['empty', 'empty']],
    ['Perfil hands on e foco em resultados', ['empty', 'empty']],
    ['Responsável pelas vendas da loja', ['passive']],
    ['Hard-working team player', ['empty', 'empty']],
    ['Era responsável por três lojas', ['passive']],
    ['Dinâmica de grupo com 40 pessoas', []],
    ['Enfermeira dedicada à terapia intensiva', []],
    ['PROCV, tabela dinâmica e conteúdo dinâmico do site', []],
    ['Organizei a escala da equipe', []],
    ['Responsável técnica registrada no conselho', []],
  ])('%s', (text, kinds) => expect(findCliches(text).map(({ kind }) => kind)).toEqual(kinds));

  it('points at the words', () => {
    const text = 'Sou proativo e Responsável por vendas';
    expect(findCliches(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'proativo',
      'Responsável por',
    ]);
  });
});
