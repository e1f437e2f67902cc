import { describe, expect, test } from 'vitest';
import { readOperatorSettings } from './operator-settings.ts';

const FACTORS = [
  ['AURA_OPERATOR_SECOND_FACTOR', 'needsSecondFactor'],
  ['AURA_MANAGER_SECOND_FACTOR', 'managersNeedSecondFactor'],
] as const;

describe.each(FACTORS)('%s', (NAME, field) => {
  test.each([
    [{}, false, true],
    [{}, true, false],
    [{ [NAME]: 'optional' }, false, false],
    [{ [NAME]: ' required ' }, true, true],
  ])('%o, in a demo project: %s, asks for a second factor: %s', (env, isDemo, isNeeded) => {
    expect(readOperatorSettings(env, isDemo)).toMatchObject({ [field]: isNeeded, ignored: [] });
  });

  test('another word leaves it as it is by default, and is told of', () => {
    expect(readOperatorSettings({ [NAME]: 'off' }, false)).toMatchObject({
      [field]: true,
      ignored: [NAME],
    });
  });
});
