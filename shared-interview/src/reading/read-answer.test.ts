import { describe, expect, it } from 'vitest';
import type { AnswerReading } from './answer-reading.ts';
import { readAnswer } from './read-answer.ts';

const story = (text: string): AnswerReading => readAnswer(text, { shape: 'story', language: 'pt' });
const told = ({ text, passages }: AnswerReading): string[] =>
  passages.map(({ part, start, end }) => `${part}: ${text.slice(start, end)}`);
const texts = (text: string, ranges: readonly { start: number; end: number }[]): string[] =>
  ranges.map(({ start, end }) => text.slice(start, end));

describe('readAnswer', () => {
  it('marks situation, task, action, result and reflection', () => {
    const reading = story(
      'Em 2021, na Rede Aurora, o estoque tinha erros. Meu objetivo era acertar as contas. Criei uma planilha ' +
        'e treinei a equipe. As perdas caíram 30%. Aprendi a contar toda semana.',
    );
    expect(reading.sentences.map(({ parts }) => parts)).toEqual([
      ['situation'],
      ['task'],
      ['action'],
      ['result'],
      ['reflection'],
    ]);
  });

  it('splits a sentence with an action and a result', () => {
    expect(told(story('Criei uma planilha que reduziu as perdas em 30% no mês.'))).toEqual([
      'action: Criei uma planilha',
      'result: que reduziu as perdas em 30% no mês',
    ]);
  });

  it('takes what was never done for no action', () => {
    const parts = (text: string) => story(text).passages.map(({ part }) => part);
    expect(parts('Comissão e preço eu nunca mudei porque isso é da matriz.')).not.toContain('action');
    expect(parts('Não aceitei o desconto e chamei o gerente.')).toContain('action');
  });

  it('takes a change from one number to another for a result', () => {
    expect(told(story('Implantei o sistema e levei a acuracidade de 91 para 98,5 por cento.'))).toEqual([
      'action: Implantei o sistema',
      'result: e levei a acuracidade de 91 para 98,5 por cento',
    ]);
  });

  it('reads deeds of others as context before the first deed, and as an outcome after it', () => {
    expect(
      told(story('As vendas caíram 20% no mês. Liguei para os clientes antigos. As vendas subiram 15%.')),
    ).toEqual([
      'situation: As vendas caíram 20% no mês',
      'action: Liguei para os clientes antigos',
      'result: As vendas subiram 15%',
    ]);
  });

  it('takes an aim with a number for no result', () => {
    expect(told(story('A meta era reduzir as faltas em 30%. Conversei com todos.'))[0]).toMatch(/^task/u);
  });

  it('splits speech without punctuation at its connectors', () => {
    const reading = story(
      'eu trabalhava em um mercado e o caixa nunca fechava no fim do dia então eu comecei a contar o dinheiro ' +
        'a cada duas horas e anotei tudo em um caderno no final a diferença caiu para zero em três semanas',
    );
    expect(reading.sentences.map(({ parts }) => parts[0])).toEqual(['situation', 'action', 'result']);
  });

  it('ends no sentence after an abbreviation or inside a number', () => {
    expect(story('Falei com o Dr. Paulo sobre os R$ 3.500 da conta. Ele aceitou.').sentences).toHaveLength(2);
  });

  it('keeps numbers, names and time apart', () => {
    const { text, numbers, names, timeMarks } = story(
      'Em março de 2022, na Rede Aurora, usei o Excel com a Carla e reduzi de 12 para 5 dias por dois motivos. Houve elogios.',
    );
    expect(texts(text, numbers)).toEqual(['12', '5 dias']);
    expect(texts(text, names)).toEqual(['Rede Aurora', 'Excel', 'Carla']);
    expect(texts(text, timeMarks)).toEqual(['março de 2022']);
  });

  it('counts the actors by pronoun and ending, each deed once', () => {
    const { singular, plural } = story('Eu criei e revisei. A gente testou. Nós entregamos e eu expliquei.');
    expect([singular, plural]).toEqual([3, 2]);
  });

  it('counts fillers, but no "tipo de" and no plain "é"', () => {
    const { fillers } = story('Então, é um tipo de erro comum né e tipo eu é… corrigi né');
    expect(Object.fromEntries(fillers.map(({ word, at }) => [word, at.length]))).toEqual({
      né: 2,
      tipo: 1,
      'é…': 1,
      então: 1,
    });
  });

  it('reads a plan by its conditional verbs', () => {
    const reading = readAnswer(
      'Primeiro eu perguntaria o que mudou. A prioridade é a segurança. Depois separaria a fila. ' +
        'Mediria o tempo de espera. Se não funcionar, pediria reforço.',
      { shape: 'plan', language: 'pt' },
    );
    expect(reading.passages.map(({ part }) => part)).toEqual([
      'situation',
      'task',
      'action',
      'result',
      'reflection',
    ]);
  });

  it('reads an English story', () => {
    const reading = readAnswer(
      'In 2022 the store was losing customers. I had to win them back. I called each of them and offered help. ' +
        'As a result, sales grew 20%. I learned to call earlier.',
      { shape: 'story', language: 'en' },
    );
    expect(reading.passages.map(({ part }) => part)).toEqual([
      'situation',
      'task',
      'action',
      'result',
      'reflection',
    ]);
    expect(reading.singular).toBeGreaterThan(2);
  });
});
