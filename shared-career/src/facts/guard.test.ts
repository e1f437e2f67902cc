import { describe, expect, it } from 'vitest';
import { FIRST_HONEST } from '../generated/samples/honest.ts';
import { FIRST_ADVICE, type HonestAdvice } from '../generated/samples/honest.ts';
import { MORE_HONEST } from '../generated/samples/honest.ts';
import { MORE_ADVICE, NEW_ADVICE } from '../generated/samples/honest.ts';
import { guardText } from './guard.ts';
import { readFactSource } from './source.ts';

const kinds = (text: string, source: readonly string[]): string[] =>
  guardText(text, readFactSource(source)).map(({ kind }) => kind);

/** Share of honest texts that the guard refuses. */
function refused(set: readonly HonestAdvice[]): number {
  const all = set.flatMap(({ source, texts }) =>
    texts.map((text) => guardText(text, readFactSource(source)).length > 0),
  );
  return all.filter(Boolean).length / all.length;
}

describe('advice in other words', () => {
  it.each([
    ['taught', [...FIRST_ADVICE, ...MORE_ADVICE], 0.05],
    ['new', NEW_ADVICE, 0.09],
  ] as const)('is rarely refused if it adds nothing: %s', (_, set, most) => {
    expect(refused(set)).toBeLessThanOrEqual(most);
  });

  it('distinguishes “Vale” at the start of a sentence from the company', () => {
    expect(kinds('Vale quando falta verba.', ['Serve quando falta verba.'])).toEqual([]);
    expect(kinds('Trabalhe na Vale quando puder.', ['Serve quando falta verba.'])).toEqual(['employer']);
    expect(kinds('Vale contrata analistas.', ['Serve quando falta verba.'])).toEqual(['employer']);
  });
});

describe('guardText', () => {
  it.each(
    [...FIRST_HONEST, ...MORE_HONEST].flatMap(({ person, source, texts }) =>
      texts.map((text) => ({ person, source, text })),
    ),
  )('accepts an honest rewrite of the $person: $text', ({ source, text }) => {
    expect(guardText(text, readFactSource(source))).toEqual([]);
  });
  it.each([...FIRST_HONEST, ...MORE_HONEST])('accepts the words of the $person', ({ source }) => {
    for (const line of source) expect(guardText(line, readFactSource(source))).toEqual([]);
  });

  it.each([
    ['Reduzi custos em 30%', 'Reduzi custos em 30 por cento', []],
    ['Faturamento de R$ 1,2 mi', 'Faturamento de 1.200.000', []],
    ['Equipe de doze pessoas', 'Equipe de 12 pessoas', []],
    ['Desde março de 2020', 'Desde 03/2020', []],
    ['Desde 04/2020', 'Desde 03/2020', ['date']],
    ['Em 12/05/2021', 'Em 13/05/2021', ['date']],
    ['Reduzi custos em 30%', 'Reduzi 30 custos', ['number']],
    ['R$ 1,2 mil de economia', 'R$ 1,2 milhão de economia', ['number']],
    ['Experiência de 3 meses', 'Experiência de 3 anos', ['number']],
    ['12 clientes e 40 fornecedores', '40 clientes atendidos', ['number', 'number']],
    ['NR-35 em dia', 'NR-10 em dia', ['certification']],
  ])('compares amounts: "%s" says "%s"', (text, source, expected) => {
    expect(kinds(text, [source])).toEqual(expected);
  });

  it('distinguishes a name from a common word at the start of a sentence', () => {
    expect(kinds('Conduzi reuniões. Depois, elaborei as atas.', ['Reuniões da diretoria'])).toEqual([]);
    expect(kinds('Fernando aprovou a obra.', ['Obra aprovada'])).toEqual(['name']);
    expect(kinds('Atendi a Vale Verde', ['Atendi o Banco Azul e a loja Vale, na Serra Verde'])).toEqual([
      'name',
    ]);
  });

  it('takes a tool that follows from another, but no product for its rival', () => {
    expect(kinds('Consultas em SQL', ['Consultas em PostgreSQL'])).toEqual([]);
    expect(kinds('Quadros no trello', ['Quadros no Jira'])).toContain('tool');
  });

  it('accepts the gaps of a draft, and no other placeholder', () => {
    const source = readFactSource(['Atendi clientes']);
    expect(guardText('Atendi clientes, [quanto?] por dia', source, ['[quanto?]'])).toEqual([]);
    expect(guardText('Atendi clientes, [quanto?] por dia', source).map(({ kind }) => kind)).toEqual([
      'markup',
    ]);
  });

  it('accepts English if the source is English', () => {
    const source = ['Led the support team and reduced the backlog of tickets by 30% with Jira'];
    expect(kinds('Reduced the backlog of tickets by 30% and led the support team', source)).toEqual([]);
    expect(kinds('Reduced the backlog by 40% and led the support team', source)).toEqual(['number']);
  });

  it('is quick with an endless text', () => {
    expect(guardText('a '.repeat(5_000_000), readFactSource(['a']))).toHaveLength(1);
  });
});
