import { MentorIntentSchema } from '@aura/shared-domain';
import { measureAnswerQuality } from '@aura/shared-mentor';
import { sampleCases } from '@aura/testing';
import { expect, test } from 'vitest';
import { cardTable } from './cards.ts';
import { qualityTable } from './quality.ts';
import { routerTable } from './router.ts';

test.each([
  ['router', routerTable],
  [
    'quality',
    () =>
      qualityTable(measureAnswerQuality(({ id, examples }) => sampleCases(`table of ${id}`, examples, 1))),
  ],
])('the table of the %s has one line for every intent', (_, table) => {
  const lines = table().split('\n');
  const missing = MentorIntentSchema.options.filter(
    (intent) => lines.filter((line) => line.startsWith(`${intent} `)).length !== 1,
  );
  expect(missing).toEqual([]);
});

test('the table of cards tells the share of messages that find theirs', () => {
  const lines = cardTable([
    {
      situation: 'later',
      messages: 8,
      byWays: { topic: 4, card: 2 },
      byBoth: { topic: 6, card: 5 },
      useful: 7,
    },
  ]).split('\n');
  expect(lines.at(-1)).toMatch(/^within its topic +8 +50.0 % +75.0 % +25.0 % +62.5 % +87.5 %$/u);
});
