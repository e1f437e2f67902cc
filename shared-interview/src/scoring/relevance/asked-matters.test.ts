import { expect, it } from 'vitest';
import { QUESTIONS } from '../../bank/index.ts';
import { ASKED_MATTERS } from '../../generated/asked-matters.ts';
import { GENUINE, type Told } from '../../generated/samples/told.ts';
import { readAnswer } from '../../reading/index.ts';
import { scoreAnswer } from '../score-answer.ts';
import { getAskedMatters } from './asked-matters.ts';

const grade = ({ questionId, role, text }: Told) => {
  const question = QUESTIONS.find(({ id }) => id === questionId);
  if (!question) throw new Error(questionId);
  return scoreAnswer(readAnswer(text, question), { question, role, jobRequirements: [], speech: null });
};
const ceilingsOf = (told: Told) => grade(told).ceilings.map(({ id }) => id);

const SALE =
  'Em agosto de 2023, na loja de móveis, uma cliente queria um sofá e ia embora por causa do preço. Eu perguntei o tamanho ' +
  'da sala, mostrei dois modelos e montei o pagamento em oito vezes. Ela levou o sofá e uma mesa, uma venda de R$ 4.800, e ' +
  'voltou em dezembro com a irmã.';

it.each(['tea-m-1', 'int-j-1', 'lea-m-1', 'del-j-3', 'ada-m-2', 'com-m-4'])(
  'holds a good story about a sale down as an answer to %s, and says what is asked for',
  (questionId) => {
    const { ceilings, value } = grade({ questionId, role: 'Vendedora', text: SALE });
    expect(ceilings.map(({ id }) => id)).toEqual(['besideAsked']);
    expect(value).toBeLessThanOrEqual(45);
    expect(ceilings[0]?.reason).toMatch(/^A pergunta pede .+ Se o caso é esse, diga-o na primeira frase/u);
  },
);

it('leaves it where it answers', () => {
  expect(ceilingsOf({ questionId: 'cus-j-1', role: 'Vendedora', text: SALE })).toEqual([]);
});

it('holds down no genuine sample, in whatever words', () => {
  expect(GENUINE.filter((told) => ceilingsOf(told).includes('besideAsked'))).toEqual([]);
});

it('knows what questions of the bank ask for, and of which only some of them do', () => {
  const ids = new Set(QUESTIONS.map(({ id }) => id));
  expect(Object.keys(ASKED_MATTERS).filter((id) => !ids.has(id))).toEqual([]);
  expect(QUESTIONS.filter(({ id }) => getAskedMatters(id).includes('workGap'))).toHaveLength(1);
  expect(getAskedMatters('toString')).toEqual([]);
});
