import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

/** The order of the example of semver.org, point 11, with more numbers before and after. */
const ORDER = [
  '0.9.9',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.2.0',
  '1.10.0',
  '2.0.0',
];

test('versions are sorted by semantic versioning', () => {
  for (const [i, a] of ORDER.entries())
    for (const [j, b] of ORDER.entries())
      expect(Math.sign(compareVersions(a, b)), `${a} and ${b}`).toBe(Math.sign(i - j));
});
