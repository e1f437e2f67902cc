import type { MentorIntent } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import { collectKnownFacts } from '../person/facts.ts';
import { advise } from './advise.ts';
import { PEOPLE } from './evaluation/made-up-people.ts';
import { selectBelongingFacts } from './matter.ts';

const record = PEOPLE['everything'];
if (!record) throw new Error('no person');
const keysFor = (text: string, intent: MentorIntent): readonly string[] => [
  ...selectBelongingFacts(collectKnownFacts(record), { text, intent }).keys(),
];

describe('a fact is left out', () => {
  test.each([
    ['a followed job, of a talk about a raise', 'quero pedir aumento', 'salary', 'job'],
    ['an offer, of a talk about benefits', 'que benefícios posso pedir?', 'salary', 'offerJob'],
    ['the goal, of a talk about a raise', 'quero pedir aumento', 'salary', 'goal'],
    ['tasks, of too much work', 'estou sobrecarregada', 'conflict', 'openTasks'],
    ['a simulation, of a CV', 'como melhoro meu currículo?', 'resume', 'weakest'],
    ['the present job, of a dismissal', 'fui demitida ontem', 'transition', 'role'],
    ['work, of a first CV', 'nunca trabalhei, o que coloco?', 'resume', 'lastRole'],
    ['another role than one’s own', 'sou enfermeira e quero mudar de área', 'transition', 'role'],
    ['a time other than the one told', 'trabalho aqui há 3 anos e quero aumento', 'salary', 'roleSince'],
    ['another goal than the one told', 'quero virar designer', 'transition', 'goal'],
    ['a gap, of another skill', 'vale a pena aprender inglês?', 'study', 'topGap'],
    ['other jobs than the one told', 'vi uma vaga de cozinheiro, me candidato?', 'job', 'job'],
  ] as const)('%s', (_, text, intent, key) => {
    expect(keysFor(text, intent)).not.toContain(key);
  });
});

describe('a fact is used', () => {
  test.each([
    ['an offer where one is spoken of', 'recebi uma proposta abaixo do que esperava', 'salary', 'offerJob'],
    ['an offer before leaving', 'quero pedir demissão', 'transition', 'offerJob'],
    ['the job where a raise is asked', 'quero pedir aumento', 'salary', 'role'],
    ['the goal where it is the same', 'quero virar analista de dados', 'transition', 'goal'],
    ['the gap where it is asked about', 'como aprendo sql?', 'study', 'topGap'],
    ['the interview that is ahead', 'tenho entrevista amanhã', 'interview', 'interviewJob'],
  ] as const)('%s', (_, text, intent, key) => {
    expect(keysFor(text, intent)).toContain(key);
  });
});

test('a fact in the earlier question holds for its follow-up', () => {
  const before = { question: 'Quero aumento, trabalho aqui há 5 anos', play: 'salary.raise' };
  const answer = advise({ text: 'e se eles negarem?', intent: 'salary', record, before });
  expect(answer.play).toBe('salary.refused');
  expect(answer.factsUsed.map(({ id }) => id)).not.toContain('resume.roleSince');
});
