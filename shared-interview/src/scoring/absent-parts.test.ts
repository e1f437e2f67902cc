import type { PassagePart, Shape } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { listAbsentParts } from './absent-parts.ts';

test.each<[Shape, PassagePart[], PassagePart[]]>([
  ['story', ['situation', 'action'], ['task', 'result']],
  ['plan', ['situation', 'task', 'action', 'result'], []],
  // A result proves as much as a deed, and nothing is taken off for either.
  ['presentation', ['result', 'reflection'], []],
  ['presentation', ['situation'], ['action', 'result', 'task', 'reflection']],
])('a %s with %j lacks %j', (shape, found, absent) => {
  expect([...listAbsentParts(shape, new Set(found))]).toEqual(absent);
});
