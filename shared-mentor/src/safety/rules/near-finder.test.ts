import { describe, expect, it } from 'vitest';
import { createNearFinder } from './near-finder.ts';

const finds = createNearFinder([/\bgato\b/gu, /\bcao\b/gu], 3);

describe('createNearFinder', () => {
  it.each([' o gato e o cao . ', ' o cao . o gato . '])('finds both in either order: %s', (view) => {
    expect(finds(view)).toBe(true);
  });

  it('ignores a lone word, and two words far apart', () => {
    expect(finds(' o gato e o gato . ')).toBe(false);
    expect(finds(' o gato viu de longe um grande cao . ')).toBe(false);
  });

  it('takes the nearest of several places', () => {
    expect(finds(' o gato foi embora e voltou e entao outro gato e o cao . ')).toBe(true);
  });
});
