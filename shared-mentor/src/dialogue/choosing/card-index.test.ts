import { expect, test } from 'vitest';
import { CARDS } from '../../generated/cards.ts';
import { createCardIndex, NONE } from './card-index.ts';

const [one, other] = [
  CARDS.find(({ topic }) => topic === 'holidays'),
  CARDS.find(({ topic }) => topic === 'mei'),
];

test('a message is nearest to the card whose known messages it is like', () => {
  if (!one || !other) throw new Error('two topics are needed');
  const index = createCardIndex({
    [one.id]: { first: ['posso vender dez dias das minhas férias?'], later: ['e vender dez dias?'] },
    [other.id]: { first: ['como abro um mei pra vender bolo?'], later: [] },
    [NONE]: { first: ['como me preparo pra entrevista?'], later: [] },
  });
  const near = index('queria vender uns dias de ferias');
  const [right, wrong, none] = [one.id, other.id, NONE].map((id) => near.get(id));
  expect(right?.few).toBeGreaterThan(wrong?.few ?? 1);
  expect(right?.surprise).toBeGreaterThan(none?.surprise ?? 0);
  expect(right?.later).toBeGreaterThan(0);
  expect(wrong?.later).toBe(0);
});
