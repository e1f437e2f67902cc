import { describe, expect, it } from 'vitest';
import { increment, remove, set } from '@aura/shared-domain';
import { combineChanges } from './combine-changes.ts';

describe('combineChanges', () => {
  it('adds increments of one field', () => {
    expect(combineChanges({ points: increment(25) }, null, { points: increment(-5) })).toEqual({
      points: increment(20),
    });
  });

  it('lets the later change stand otherwise, and keeps other fields', () => {
    expect(combineChanges({ a: set(1), b: increment(1) }, { a: remove, b: set(9) }, { c: set(0) })).toEqual({
      a: remove,
      b: set(9),
      c: set(0),
    });
  });
});
