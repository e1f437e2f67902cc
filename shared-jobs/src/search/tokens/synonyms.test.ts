import { foldKey } from '@aura/shared-career';
import { describe, expect, it } from 'vitest';
import { SYNONYMS } from '../../generated/synonyms.ts';

const lines = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.split(', '));

describe('the table of synonyms', () => {
  it('has folded names only, and at least two a line', () => {
    for (const names of lines) {
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual(names.map(foldKey));
    }
  });

  it('has no name twice', () => {
    const names = lines.flat();
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
