import { describe, expect, it } from 'vitest';
import { readTitleLexicon } from './lexicon/read.ts';
import { readTitleWords } from './words.ts';

const keysOf = (title: string): string[] => readTitleWords(title).map(({ key }) => key);
const headOf = (title: string): string | undefined =>
  readTitleWords(title).find(({ role }) => role === 'head')?.key;

describe('readTitleWords', () => {
  it.each([
    ['Enfermeiro(a)', 'Enfermeira'],
    ['Vendedor/a', 'vendedoras'],
    ['Aux. de Produção', 'Auxiliar de produção'],
    ['Téc. enf.', 'Técnica de enfermagem'],
    ['Assist. Adm.', 'Assistente administrativo'],
    ['Analista de T.I.', 'Analista de tecnologia da informação'],
    ['Analista de RH', 'Analista de recursos humanos'],
    ['Software Developer', 'Desenvolvedor de software'],
    ['Head of Sales', 'Chefe de vendas'],
    ['Registered Nurse', 'Enfermeiro'],
    ['Truck driver', 'Caminhoneiro'],
    ['Empregada de mesa', 'Garçonete'],
    ['Directora de vendas', 'Diretor de vendas'],
    ['Diretor de vendas/Diretora de vendas', 'Diretor de vendas'],
    ['Vendedor (exceto em lojas)', 'Vendedor'],
    ['Pedreiro - CBO 7152-10', 'Pedreiro [REQ-12345]'],
    ['Gerente de e-commerce', 'Gerente de comércio eletrônico'],
  ])('reads %s and %s alike', (a, b) => {
    expect(keysOf(a).toSorted()).toEqual(keysOf(b).toSorted());
  });

  it.each([
    ['Auxiliar de cozinha', 'auxiliar'],
    ['Sr. Software Engineer', 'engenheiro'],
    ['Head of Sales - LATAM', 'chefe'],
    ['Vaga: Motorista entregador', 'motorista'],
    ['Analista de Dados | Remoto', 'analista'],
  ])('finds the noun of %s', (title, noun) => {
    expect(headOf(title)).toBe(noun);
  });

  it('counts levels and the noise of ads as such, but leaves no title empty', () => {
    expect(readTitleWords('Analista Pleno (12x36)').map(({ role }) => role)).toEqual([
      'head',
      'rank',
      'noise',
    ]);
    expect(keysOf('Estagiário')).not.toEqual([]);
    expect(keysOf('123456')).not.toEqual([]);
  });
});

describe('the lexicon', () => {
  const { kin } = readTitleLexicon();

  it('holds words only in the form of normalised titles', () => {
    expect([...kin.keys()].filter((key) => keysOf(key).join(' ') !== key)).toEqual([]);
  });

  it('holds likenesses above 0 and under 1, the same both ways', () => {
    const odd = [...kin].flatMap(([a, others]) =>
      [...others]
        .filter(([b, likeness]) => !(likeness > 0 && likeness < 1) || kin.get(b)?.get(a) !== likeness)
        .map(([b]) => `${a}, ${b}`),
    );
    expect(odd).toEqual([]);
  });
});
