import { describe, expect, it } from 'vitest';
import { findConceptsOfWord } from './concepts.ts';
import { readQueryWords } from './query-words.ts';

const asked = (query: string): string[] => readQueryWords(query).map((word) => word.asked);

describe('readQueryWords', () => {
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
  ])('treats %s and %s as names of one thing', (a, b) => {
    expect(findConceptsOfWord(a).length).toBeGreaterThan(0);
    expect(findConceptsOfWord(a)).toEqual(findConceptsOfWord(b));
  });

  it.each([
    ['recursos humanos', 'rh'],
    ['tecnologia da informação', 'ti'],
    ['front end', 'frontend'],
    ['pessoa com deficiência', 'pcd'],
    ['home office', 'remoto'],
  ])('treats %s and %s as names of one thing', (a, b) => {
    expect(readQueryWords(a)).toHaveLength(1);
    expect(readQueryWords(a)[0]?.concepts).toEqual(findConceptsOfWord(b));
  });

  it('does not take a programme for a programmer', () => {
    expect(findConceptsOfWord('programa')).toEqual([]);
  });
});
