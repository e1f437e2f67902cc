import { NONE, readCardModel } from '@aura/shared-mentor/choosing';
import { expect, test } from 'vitest';
import { learnCards } from './learn-cards.ts';

const SELL = 'card.holidays.sell';
const DAYS = 'card.holidays.days';
const OPEN = 'card.mei.open';

const utterances = {
  [SELL]: {
    first: ['posso vender dez dias das minhas férias?', 'quero vender parte das férias'],
    later: ['e vender dez dias?', 'e se eu vender?'],
  },
  [DAYS]: {
    first: ['quantos dias de férias eu tenho?', 'quantos dias são as férias da firma'],
    later: ['e quantos dias são?', 'e são quantos?'],
  },
  [OPEN]: { first: ['como abro um mei pra vender bolo?', 'abrir mei de bolo'], later: ['e abrir custa?'] },
  [NONE]: { first: ['como me preparo pra entrevista?', 'preparo de entrevista de emprego'], later: [] },
};

const readWith = readCardModel(learnCards(utterances, 1));

test('a message has the topic and the card of the known messages that it is like', () => {
  const { topics, cards } = readWith('queria vender uns dias de ferias');
  const likeliest = [...topics].toSorted(([, one], [, other]) => other - one)[0];
  expect(likeliest?.[0]).toBe('holidays');
  expect(cards.get(SELL)).toBeGreaterThan(cards.get(DAYS) ?? 0);
});

test('chances of topics, and of the cards of one, are one together', () => {
  const { topics, cards } = readWith('abrir um mei');
  const sum = (logs: Iterable<number>) => [...logs].reduce((all, log) => all + Math.exp(log), 0);
  expect(sum(topics.values())).toBeCloseTo(1, 3);
  expect(sum([SELL, DAYS].map((id) => cards.get(id) ?? 0))).toBeCloseTo(1, 3);
});

test('a message that goes on is told from one out of the blue', () => {
  expect(readWith('e se eu vender').later).toBeGreaterThan(readWith('como abro um mei').later);
});

test('the same messages teach the same', () => {
  expect(learnCards(utterances)).toEqual(learnCards(utterances));
});
