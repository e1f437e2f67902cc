import { MENTOR_LIMITS, MentorAnswerSchema, MentorIntentSchema } from '@aura/shared-domain';
import { sampleCases } from '@aura/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { advise, chooseFacts } from './advise.ts';
import { PEOPLE } from './evaluation/made-up-people.ts';
import { measureAnswerQuality } from './evaluation/quality.ts';
import { GOES_WITHOUT } from './matter.ts';
import { findAnswerProblems } from './problems.ts';

const person = (name: string) => {
  const found = PEOPLE[name];
  if (!found) throw new Error(name);
  return found;
};
const ask = (text: string, intent: 'study' | 'salary' | 'plan' | 'tool', who = 'everything') =>
  advise({ text, intent, record: person(who) });
const textOf = (answer: ReturnType<typeof advise>): string => answer.parts.map(({ text }) => text).join('\n');

describe('an answer', () => {
  const answer = ask('Que curso eu devo fazer?', 'study');

  test('uses the known facts, and lists the facts that it used', () => {
    expect(textOf(answer)).toContain('as lacunas de maior prioridade são SQL e Power BI');
    expect(answer.factsUsed.map(({ origin }) => origin)).toContain('diagnosis');
    expect(answer.factsUsed.find(({ id }) => id === 'diagnosis.topGap')?.text).toBe(
      'Diagnóstico de 31/10/2026: a lacuna de maior prioridade é SQL',
    );
  });

  test('fits the stored form, and its task repeats the next step', () => {
    expect(v.safeParse(MentorAnswerSchema, answer).success).toBe(true);
    const task = answer.actions.find(({ type }) => type === 'createTask');
    if (task?.type !== 'createTask') throw new Error('no task');
    const step = answer.parts.find(({ kind }) => kind === 'nextStep')?.text ?? '';
    expect(step).toContain(task.description);
    expect(step.toLowerCase()).toContain(task.title.toLowerCase());
    expect(task.minutes).toBeLessThanOrEqual(MENTOR_LIMITS.nextStepMinutes);
  });

  test('opens the tool of its step', () => {
    expect(answer.actions).toContainEqual({
      type: 'open',
      label: 'Abrir a biblioteca de aprendizado',
      path: '/micro-learnings',
    });
  });

  test('says nothing about a person without known facts', () => {
    const general = ask('Que curso eu devo fazer?', 'study', 'nothing');
    expect(general.factsUsed).toEqual([]);
    expect(textOf(general)).not.toContain('diagnóstico');
    expect(general.sources.length).toBeGreaterThan(0);
  });

  test('is the same for the same message', () => {
    expect(ask('Que curso eu devo fazer?', 'study')).toEqual(answer);
  });
});

test('answers the question, not only its field', () => {
  const raise = ask('quero pedir um aumento pro chefe', 'salary');
  const offer = ask('a proposta veio abaixo do que eu esperava', 'salary');
  expect(textOf(raise)).not.toBe(textOf(offer));
  expect(textOf(offer)).toContain('proposta');
});

test('cites the law that a message is about, with the day of its check', () => {
  const [law] = ask('meu colega ganha mais que eu no mesmo cargo', 'salary', 'nothing').sources.filter(
    ({ type }) => type === 'law',
  );
  expect(law).toMatchObject({ id: 'law.equal-pay', checkedOn: expect.stringMatching(/^\d{4}-/u) });
});

test('uses a remembered fact where it matters, and leaves it out elsewhere', () => {
  expect(ask('o que estudar agora', 'study').factsUsed.map(({ id }) => id)).toContain('r1');
  expect(ask('como peço um aumento esta semana', 'salary').factsUsed.map(({ id }) => id)).not.toContain('r1');
});

test('offers to remember what a message says about the person, once', () => {
  const text = 'Só tenho 2 horas por semana para estudar. Que curso eu faço?';
  const offered = ask(text, 'study').actions.filter(({ type }) => type === 'remember');
  expect(offered).toEqual([{ type: 'remember', text: 'Tem 2 horas por semana para estudar' }]);
  const record = {
    ...person('nothing'),
    remembered: [{ id: 'x', text: 'Tem 2 horas por semana para estudar' }],
  };
  expect(advise({ text, intent: 'study', record }).actions.some(({ type }) => type === 'remember')).toBe(
    false,
  );
});

test('no play gives an answer with a problem to any kind of person', () => {
  const quality = measureAnswerQuality(({ id, examples }) => sampleCases(`answers of ${id}`, examples, 4));
  expect(quality.map(({ intent }) => intent)).toEqual([...MentorIntentSchema.options]);
  for (const { intent, flawed, withFact, answers } of quality) {
    expect({ intent, flawed }).toEqual({ intent, flawed: 0 });
    expect(withFact).toBeGreaterThanOrEqual(GOES_WITHOUT.has(intent) ? 0.3 : 1);
    expect(answers).toBeGreaterThan(0);
  }
});

describe('the check of an answer finds', () => {
  const record = person('everything');
  const question = { text: 'Qual a minha prioridade?', intent: 'plan' } as const;
  const facts = chooseFacts({ ...question, record });
  const good = ask(question.text, question.intent);
  const [first] = good.parts;
  if (!first) throw new Error('no parts');
  const saying = (text: string) => ({ ...good, parts: [{ ...first, text }, ...good.parts.slice(1)] });

  test.each([
    ['a promise', saying('Você vai conseguir.')],
    ['a bond', saying('Estou sempre aqui, conte comigo.')],
    ['an argument by a trait', saying('Na sua idade, é melhor esperar.')],
    ['too many words', saying('palavra '.repeat(181))],
    ['an empty part', saying(' ')],
    ['a placeholder', saying('Seu objetivo é {goal}.')],
    ['a missing question', { ...good, parts: good.parts.slice(0, -1) }],
    ['two next steps', { ...good, actions: [...good.actions, ...good.actions] }],
    ['no next step', { ...good, actions: [] }],
    ['no fact', { ...good, factsUsed: [] }],
    ['a fact that is none', { ...good, factsUsed: [{ id: 'x', text: 'x', origin: 'goal' as const }] }],
    [
      'a law of no day',
      { ...good, sources: good.sources.map((source) => ({ ...source, type: 'law' as const })) },
    ],
  ])('%s', (_, bad) => {
    expect(findAnswerProblems(good, facts)).toEqual([]);
    expect(findAnswerProblems(bad, facts)).not.toEqual([]);
  });
});
