import { describe, expect, it } from 'vitest';
import { LESSON_SUMMARIES } from '../library/summaries.ts';
import { searchLessons } from './search-lessons.ts';

const ids = (query: string) => searchLessons(query).map(({ id }) => id);

describe('searchLessons', () => {
  it.each([
    ['salário', 'negociacao-salarial'],
    ['salario', 'negociacao-salarial'],
    ['NEGOCIAR SALÁRIO', 'negociacao-salarial'],
    ['negoc', 'negociacao-salarial'],
    ['slario', 'negociacao-salarial'],
    ['golpe', 'golpes-em-vagas'],
    ['linkdin', 'linkedin-que-explica'],
    ['entrevista vídeo', 'entrevista-por-video'],
    ['chefia', 'conversa-de-carreira'],
    ['dizer não', 'dizer-nao-no-trabalho'],
  ])('finds by %j first %s', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it('finds a topic by the words that people use for it', () => {
    expect(ids('cv')).toEqual(expect.arrayContaining(['curriculo-que-prova', 'curriculo-lido-por-sistemas']));
    expect(ids('transição')).toContain('mudar-de-area');
  });

  it('finds every lesson by its own title, first', () => {
    for (const { id, title } of LESSON_SUMMARIES) expect(ids(title)[0]).toBe(id);
  });

  it('asks for all words, and for some where no lesson has them all', () => {
    const both = ids('entrevista perguntas');
    expect(both.length).toBeLessThan(ids('entrevista').length);
    expect(ids('entrevista helicóptero')).toEqual(ids('entrevista'));
  });

  it('finds nothing for words that no lesson has', () => {
    expect(searchLessons('helicóptero')).toEqual([]);
  });

  it.each(['', '   '])('lists everything, in the order of the library, for %j', (query) => {
    expect(searchLessons(query)).toEqual([...LESSON_SUMMARIES]);
  });
});
