import { describe, expect, it } from 'vitest';
import type { PassagePart } from '@aura/shared-domain';
import type { AnswerReading } from './answer-reading.ts';
import { readAnswer } from './read-answer.ts';

const story = (text: string, language: 'pt' | 'en' = 'pt'): AnswerReading =>
  readAnswer(text, { shape: 'story', language });
const passages = ({ text, passages: found }: AnswerReading): { part: PassagePart; said: string }[] =>
  found.map(({ part, start, end }) => ({ part, said: text.slice(start, end) }));
/** The part of the passage with the given text; null if it was not recognised. */
const partOf = (reading: AnswerReading, said: string): PassagePart | null =>
  passages(reading).find((passage) => passage.said.includes(said))?.part ?? null;

describe('an outcome', () => {
  const before = 'Na loja havia queixas. Montei um roteiro e treinei a turma.';
  it.each([
    ['Na reavaliação, 24 dos 28 acertaram.', '24 dos 28'],
    ['Em 9 minutos a taxa de erro voltou para 0,3%.', '0,3%'],
    ['Depois de 4 horas a pista liberou e todo mundo seguiu sem ninguém se machucar.', 'sem ninguém'],
    ['Depois disso o setor ficou três meses sem nenhuma.', 'três meses sem'],
    ['Ela voltou na semana seguinte e encomendou outro bolo.', 'encomendou'],
    ['Ele chamou um polidor e não descontou de mim.', 'não descontou'],
  ])('is heard in: %s', (sentence, said) => {
    expect(partOf(story(`${before} ${sentence}`), said)).toBe('result');
  });

  it('is found in an event without a person', () => {
    expect(partOf(story('Depois que eu comecei a lavar ninguém mais escorregou.'), 'escorregou')).toBe(
      'result',
    );
  });

  it.each([
    'Graças a Deus sempre deu certo.',
    'Comigo sempre deu tudo certo.',
    'Ele perguntou se ninguém se feriu.',
    'Ninguém falou nada.',
  ])('is not heard in: %s', (sentence) => {
    expect(passages(story(`${before} ${sentence}`)).map(({ part }) => part)).not.toContain('result');
  });

  it('is found at the end in deeds of others', () => {
    const told = 'O grupo brigava. Montei uma escala e mostrei a todos. A chefe gostou e a escala ficou.';
    expect(partOf(story(told), 'gostou')).toBe('result');
    expect(partOf(story(`${before} Hoje isso faz parte da rotina.`), 'Hoje')).toBe('result');
    expect(partOf(story('A chefe gostou da escala. O grupo brigava.'), 'gostou')).not.toBe('result');
  });

  it('is not found in a mere proposal', () => {
    const reading = story(
      'The two teams disagreed. I proposed one shared indicator, trucks leaving complete on time.',
      'en',
    );
    expect(partOf(reading, 'proposed')).toBe('action');
  });
});

describe('a deed', () => {
  it('is found in repeated actions', () => {
    const reading = story(
      'O estoque tinha remédio vencido. Eu abria gaveta por gaveta, comparava a validade e anotava o lote.',
    );
    expect(partOf(reading, 'abria')).toBe('action');
    expect(partOf(reading, 'anotava')).toBe('action');
    expect(
      partOf(story('O prédio era antigo. Eu descia cedo e lavava a garagem sem ninguém pedir.'), 'lavava'),
    ).toBe('action');
    expect(partOf(story('A turma tem 30 alunos. Divido a folha em três colunas.'), 'Divido')).toBe('action');
  });

  it('is found in a sentence without a subject, also after "…"', () => {
    expect(partOf(story('Entrei na limpeza. Lavava a garagem sem ninguém pedir.'), 'Lavava')).toBe('action');
    expect(partOf(story('Cheguei cedo todo dia, lavava a garagem.'), 'lavava')).toBe('action');
    expect(partOf(story('Eu abria a gaveta, comparava… anotava o lote.'), 'anotava')).toBe('action');
  });

  it.each([
    'Sempre resolvo os problemas.',
    'Eu trabalhava em uma farmácia.',
    'Eu atendia 40 clientes por dia.',
    'Eu tenho uma loja.',
  ])('is not heard in: %s', (sentence) => {
    expect(passages(story(sentence)).map(({ part }) => part)).not.toContain('action');
  });

  it('is heard in learning a thing, and a lesson in learning how to be', () => {
    const before = 'Chegou um paciente surdo.';
    expect(partOf(story(`${before} Em casa aprendi o alfabeto de Libras.`), 'aprendi')).toBe('action');
    expect(partOf(story(`${before} Montei cartões. Aprendi a ouvir antes.`), 'Aprendi')).toBe('reflection');
    expect(partOf(story(`${before} Montei cartões. Aprendi o valor da calma.`), 'Aprendi')).toBe(
      'reflection',
    );
  });

  it('is not a mishap', () => {
    expect(partOf(story('Uma vez eu manchei o piso de uma cliente. Liguei para o patrão.'), 'manchei')).toBe(
      'situation',
    );
  });
});

it('splits no time or place', () => {
  expect(passages(story('Revisei as notas. Foi lá que percebi o erro.')).map(({ said }) => said)).toContain(
    'Foi lá que percebi o erro',
  );
  expect(passages(story('Revisei as notas. Foi aí que percebi o erro.')).map(({ said }) => said)).toContain(
    'Foi aí que percebi o erro',
  );
});

it('counts "sabe" and "enfim" as fillers, and distinguishes "ah" from "ahn"', () => {
  const words = (text: string): string[] => story(text).fillers.map(({ word }) => word);
  expect(words('O cliente veio, sabe, bem bravo, e, enfim, eu resolvi.').toSorted()).toEqual([
    'enfim',
    'sabe?',
  ]);
  expect(words('Ah, ele sabe usar o caixa.')).toEqual(['ah']);
});
