import { describe, expect, it } from 'vitest';
import { readWords } from '../read-words.ts';
import { readPortugueseVerbs } from './portuguese.ts';

const acts = (text: string): string[] =>
  readPortugueseVerbs(readWords(text)).map(({ key, who, tense }) => `${key}:${who}:${tense}`);

describe('readPortugueseVerbs', () => {
  it.each([
    'criei negociei preparei liderei melhorei esperei',
    'atendi decidi reduzi recebi escrevi ouvi pedi corrigi',
    'fiz fui tive pus vim dei vi',
    'construí distribuí concluí saí',
  ])('hears the past of "eu" in: %s', (words) => {
    expect(acts(words)).toEqual(
      words.split(' ').map((word) => `${word.normalize('NFD').replace(/\p{M}/gu, '')}:I:past`),
    );
  });

  it.each([
    'lei',
    'rei',
    'hotel',
    'aqui',
    'dois',
    'Sidinei',
    'Vanderlei',
    'táxi',
    'museu',
    'meu',
    'lugar',
    'gari',
  ])('takes %s for no verb', (word) => {
    expect(acts(`o ${word}`)).toEqual([]);
  });

  it('distinguishes the future from the past of verbs in -rar', () => {
    expect(acts('trabalharei preparei')).toEqual(['trabalharei:I:future', 'preparei:I:past']);
  });

  it('hears "nós" by the ending and "a gente" by the pronoun', () => {
    expect(acts('decidimos e a gente fez')).toEqual(['decidimos:we:past', 'fez:we:past']);
    expect(acts('os últimos termos próximos')).toEqual([]);
  });

  it('gives "trouxe" to the subject before it', () => {
    expect(acts('eu trouxe')).toEqual(['trouxe:I:past']);
    expect(acts('ela trouxe')).toEqual(['trouxe:other:past']);
  });

  it('hears the imperfect as context and the conditional as a plan', () => {
    expect(acts('o estoque estava errado')).toEqual(['estava:other:imperfect']);
    expect(acts('eu começaria na secretaria')).toEqual(['comecaria:I:conditional']);
  });

  it('reads "trabalho" as a verb only after "eu"', () => {
    expect(acts('o trabalho')).toEqual([]);
    expect(acts('eu trabalho')).toEqual(['trabalho:I:present']);
  });
});
