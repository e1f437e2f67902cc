import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTitleIndex } from './title-index.ts';

const TITLES = [
  'Técnico de enfermagem da estratégia de saúde da família',
  'Enfermeiro de terapia intensiva',
  'Auxiliar de escritório em geral',
  'Operador de máquina-ferramenta com comando numérico',
  'Motociclista no transporte de documentos e pequenos volumes',
  'Alimentador de linha de produção',
  'Motorista de caminhão',
  'Contador',
  'Programador de sistemas de informação',
  'Recepcionista em geral',
  'Cozinheiro geral',
  'Auxiliar de cozinha',
  'Eletricista de instalações',
  'Técnico em segurança do trabalho',
];
const corpus = TITLES.map((text, index) => ({ id: String(index), text }));
const index = createTitleIndex(corpus);
const firstFor = (query: string): string | undefined => TITLES[Number(index.rank(query, 1)[0]?.id)];

describe('createTitleIndex', () => {
  it.each([
    ['Téc. enfermagem PSF', 'Técnico de enfermagem da estratégia de saúde da família'],
    ['Enfermeira chefe UTI', 'Enfermeiro de terapia intensiva'],
    ['Aux. adm.', 'Auxiliar de escritório em geral'],
    ['Op. de máq. CNC II', 'Operador de máquina-ferramenta com comando numérico'],
    ['Motoboy', 'Motociclista no transporte de documentos e pequenos volumes'],
    ['Aux. produção', 'Alimentador de linha de produção'],
    ['Truck driver', 'Motorista de caminhão'],
    ['Accountant', 'Contador'],
    ['Desenvolvedor(a) Full Stack', 'Programador de sistemas de informação'],
    ['Recpcionista', 'Recepcionista em geral'],
    ['Ajudante de cozinha', 'Auxiliar de cozinha'],
    ['Eletrecista predial', 'Eletricista de instalações'],
    ['TST', 'Técnico em segurança do trabalho'],
  ])('puts for %s first %s', (query, title) => {
    expect(firstFor(query)).toBe(title);
  });

  it('finds every title by itself', () => {
    expect(TITLES.filter((title) => firstFor(title) !== title)).toEqual([]);
  });

  it('keeps the order of the corpus for equal titles, and the limit', () => {
    const twins = createTitleIndex([
      { id: 'b', text: 'Pedreira' },
      { id: 'x', text: 'Contador' },
      { id: 'a', text: 'Pedreiro' },
    ]);
    expect(twins.rank('pedreiro').map(({ id }) => id)).toEqual(['b', 'a']);
    expect(twins.rank('pedreiro', 1)).toHaveLength(1);
    expect(twins.rank('pedreiro', 0)).toEqual([]);
  });

  it('omits titles with nothing in common, and answers an empty corpus', () => {
    expect(index.rank('')).toEqual([]);
    expect(createTitleIndex([]).rank('Pedreiro')).toEqual([]);
  });

  it('gives the same bytes again, scores from 0 to 1, best first, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        const ranked = index.rank(query);
        expect(index.rank(query)).toEqual(ranked);
        const scores = ranked.map(({ score }) => score);
        expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
        expect(scores.every((score, at) => at === 0 || score <= (scores[at - 1] ?? 1) + 1e-7)).toBe(true);
      }),
    );
  });
});
