import { expect, test } from 'vitest';
import { readOperatorSettings } from './operator-settings.ts';

const NAME = 'AURA_OPERATOR_SECOND_FACTOR';

test.each([
  [{}, false, true],
  [{}, true, false],
  [{ [NAME]: 'optional' }, false, false],
  [{ [NAME]: ' required ' }, true, true],
])('%o, in a demo project: %s, asks for a second factor: %s', (env, isDemo, needsSecondFactor) => {
  expect(readOperatorSettings(env, isDemo)).toMatchObject({ needsSecondFactor, ignored: [] });
});

test('another word leaves it as it is by default, and is told of', () => {
  expect(readOperatorSettings({ [NAME]: 'off' }, false)).toMatchObject({
    needsSecondFactor: true,
    ignored: [NAME],
  });
});
