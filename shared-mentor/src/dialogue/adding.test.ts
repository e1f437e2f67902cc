import { MENTOR_LIMITS, type MentorAnswer } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { countPartWords } from '../coach/compose.ts';
import { PEOPLE } from '../coach/evaluation/made-up-people.ts';
import { CARDS } from '../generated/cards.ts';
import { DIALOGUE } from '../generated/dialogue.ts';
import { addCards } from './adding.ts';
import { buildCardAnswer, type Speaking } from './answer.ts';
import type { Card } from './card.ts';

const record = PEOPLE['everything'];
if (!record) throw new Error('no person');
const speaking: Speaking = { text: '', slots: new Map(), record };
const cardOf = (isWanted: (card: Card) => boolean): Card => {
  const card = CARDS.find(isWanted);
  if (!card) throw new Error('no card');
  return card;
};
const plain = buildCardAnswer(
  cardOf(({ isLaw, question, ways }) => !isLaw && question !== '' && ways.length > 0),
  speaking,
);
const kinds = ({ parts }: MentorAnswer) => parts.map(({ kind }) => kind);

test('the other card is said after the answer, before its question, with limits and source if it is law', () => {
  const law = cardOf(({ isLaw, passages }) => isLaw && passages.length > 0);
  const both = addCards(plain, [law], speaking);
  expect(kinds(both).at(-1)).toBe('question');
  expect(both.parts.at(-3)?.text.startsWith(DIALOGUE.also)).toBe(true);
  expect(both.parts.at(-2)?.text).toBe(DIALOGUE.law.limits);
  expect(both.sources.map(({ id }) => id)).toContain(law.passages[0]);
  expect(both.play).toBe(plain.play);
});

test('any three cards stay within the words of an answer, and say the limits of the law once', () => {
  CARDS.forEach((card, at) => {
    const other = CARDS[(at * 31 + 7) % CARDS.length] ?? card;
    const third = CARDS[(at * 17 + 3) % CARDS.length] ?? card;
    const { parts } = addCards(buildCardAnswer(card, speaking), [other, third], speaking);
    expect(countPartWords(parts)).toBeLessThanOrEqual(MENTOR_LIMITS.answerWords);
    expect(parts.filter(({ text }) => text === DIALOGUE.law.limits).length).toBeLessThanOrEqual(1);
  });
});

test('a card is not said twice', () => {
  const card = cardOf(({ isLaw }) => !isLaw);
  const answer = buildCardAnswer(card, speaking);
  expect(addCards(answer, [card], speaking)).toBe(answer);
  expect(addCards({ ...answer, play: 'salary.raise' }, [card], speaking).parts).toEqual(answer.parts);
  expect(addCards(answer, [], speaking)).toBe(answer);
});
