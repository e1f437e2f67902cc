import { MentorIntentSchema } from '@aura/shared-domain';
import { measureAnswerQuality } from '@aura/shared-mentor';
import { sampleCases } from '@aura/testing';
import { expect, test } from 'vitest';
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
