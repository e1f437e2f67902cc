import { makeScore, type AnswerDimension } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeQuestion, makeTaggedReading } from '../testing/tagged-reading.ts';
import { followUpFor } from './follow-up.ts';
import { FOLLOW_UPS } from '../generated/follow-ups.ts';

const scoreWith = (values: Partial<Record<AnswerDimension, number | null>>) =>
  makeScore('ent-1.0', {
    dimensions: Object.entries(values).map(([id, value]) => ({
      id,
      label: id,
      weight: id === 'structure' ? 0.3 : 0.2,
      value,
      rule: '',
      evidence: [],
    })),
    ceilings: [],
  });

const reading = makeTaggedReading([
  ['situation', 'Em 2021, na oficina, as peças atrasavam.'],
  ['action', 'Eu troquei o fornecedor e refiz o pedido.'],
  ['result', 'Os atrasos diminuíram.'],
]);

describe('followUpFor', () => {
  it('asks about the lowest dimension, and names the missing part', () => {
    const score = scoreWith({ structure: 80, result: 40, delivery: null });
    expect(followUpFor({ question: makeQuestion(), score, reading })).toEqual({
      dimensionId: 'result',
      question: 'Você disse: “Os atrasos diminuíram”. De quanto para quanto foi isso?',
      why: 'Encontrei um resultado, mas nenhum número que diga de que tamanho.',
    });
  });

  it('takes the question of the author first', () => {
    const question = makeQuestion({ followUps: { result: ['Quantas peças por semana?'] } });
    const followUp = followUpFor({ question, score: scoreWith({ result: 40 }), reading });
    expect(followUp?.question).toBe('Quantas peças por semana?');
    expect(followUp?.why).toMatch(/nenhum número/u);
  });

  it("explains an author's question about something else", () => {
    const question = makeQuestion({ followUps: { result: ['O que o cliente disse depois?'] } });
    const followUp = followUpFor({ question, score: scoreWith({ result: 40 }), reading });
    expect(followUp?.question).toBe('O que o cliente disse depois?');
    expect(followUp?.why).not.toMatch(/número/u);
    expect(followUp?.why).toMatch(/resultado é o ponto mais fraco/u);
  });

  it('asks for the own part before any question of the author', () => {
    const question = makeQuestion({ followUps: { specificity: ['Quantas peças por semana?'] } });
    const group = { ...reading, singular: 0, plural: 3 };
    const followUp = followUpFor({ question, score: scoreWith({ specificity: 10 }), reading: group });
    expect(followUp?.question).toBe('Nisso tudo, qual foi exatamente a sua parte?');
  });

  it('never asks for something in the answer', () => {
    const asked = (relevance: number) =>
      followUpFor({ question: makeQuestion(), score: scoreWith({ relevance, structure: 80 }), reading });
    expect(asked(60)?.dimensionId).toBe('structure');
    expect(asked(20)?.dimensionId).toBe('relevance');
  });

  it('asks what happened, not for amounts, if the answer has nothing concrete', () => {
    const vague = makeTaggedReading([['action', 'Eu falei com a médica e ficou tudo bem.']], { singular: 1 });
    const followUp = followUpFor({
      question: makeQuestion(),
      score: scoreWith({ specificity: 0 }),
      reading: vague,
    });
    expect(followUp?.question).toMatch(/^Quando e onde foi isso, quem estava envolvido/u);
  });

  it('asks about a plan in words for a plan', () => {
    const plan = makeQuestion({ shape: 'plan' });
    const questions = (Object.keys(FOLLOW_UPS) as AnswerDimension[]).map(
      (dimension) => followUpFor({ question: plan, score: scoreWith({ [dimension]: 0 }), reading })?.question,
    );
    expect(questions.join(' ')).not.toMatch(/história|era antes|como foi|você fez/u);
  });

  it('chooses the weightier of two equally low dimensions, and never one without a grade', () => {
    const score = scoreWith({ specificity: 50, structure: 50, delivery: null });
    expect(followUpFor({ question: makeQuestion(), score, reading })?.dimensionId).toBe('structure');
  });

  it('asks for the choice behind the deed if no dimension is low', () => {
    const score = scoreWith({ structure: 90, result: 85 });
    expect(followUpFor({ question: makeQuestion(), score, reading })?.question).toBe(
      'Você disse: “Eu troquei o fornecedor e refiz o pedido”. Que outra saída havia, e por que escolheu essa?',
    );
    const presentation = makeQuestion({ shape: 'presentation' });
    expect(followUpFor({ question: presentation, score, reading })).toBeNull();
  });

  it("asks for the person's part if a group acts, and in the language of the question", () => {
    const group = { ...reading, singular: 0, plural: 3 };
    const question = makeQuestion({ language: 'en' });
    const followUp = followUpFor({ question, score: scoreWith({ specificity: 10 }), reading: group });
    expect(followUp?.question).toBe('In all of this, what exactly was your own part?');
    expect(followUp?.why).toMatch(/“nós”/u);
  });

  it('has a question for every dimension and shape', () => {
    for (const dimension of Object.keys(FOLLOW_UPS) as AnswerDimension[])
      for (const shape of ['story', 'plan', 'presentation'] as const)
        expect(
          followUpFor({ question: makeQuestion({ shape }), score: scoreWith({ [dimension]: 0 }), reading }),
        ).not.toBeNull();
  });
});
