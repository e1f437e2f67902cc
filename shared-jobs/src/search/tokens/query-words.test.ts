import { describe, expect, it } from 'vitest';
import { conceptsOfWord } from './concepts.ts';
import { queryWords } from './query-words.ts';

const asked = (query: string): string[] => queryWords(query).map((word) => word.asked);

describe('queryWords', () => {
  it.each([
    ['Vaga de Enfermeira em Recife', ['Enfermeira', 'Recife']],
    ['analista de recursos humanos', ['analista', 'recursos humanos']],
    ['Tecnologia da Informação júnior', ['Tecnologia da Informação', 'júnior']],
    ['Home-Office C#', ['Home-Office', 'C#']],
    ['dev (a)', ['dev']],
    ['vagas de emprego', []],
    ['São Paulo', ['São', 'Paulo']],
  ])('reads %j', (query, expected) => {
    expect(asked(query)).toEqual(expected);
  });

  it.each([
    ['desenvolvedora', 'programador'],
    ['enf', 'enfermeiras'],
    ['adm', 'administrativa'],
    ['aux', 'auxiliares'],
    ['nodejs', 'node.js'],
    ['remota', 'homeoffice'],
  ])('knows that %s and %s are names of one thing', (a, b) => {
    expect(conceptsOfWord(a).length).toBeGreaterThan(0);
    expect(conceptsOfWord(a)).toEqual(conceptsOfWord(b));
  });

  it.each([
    ['recursos humanos', 'rh'],
    ['tecnologia da informação', 'ti'],
    ['front end', 'frontend'],
    ['pessoa com deficiência', 'pcd'],
    ['home office', 'remoto'],
  ])('knows that %s and %s are names of one thing', (a, b) => {
    expect(queryWords(a)).toHaveLength(1);
    expect(queryWords(a)[0]?.concepts).toEqual(conceptsOfWord(b));
  });

  it('does not take a programme for a programmer', () => {
    expect(conceptsOfWord('programa')).toEqual([]);
  });
});
