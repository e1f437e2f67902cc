import { describe, expect, it } from 'vitest';
import { describeTimings, listGrownTimings, selectWorthKeeping } from './timings.ts';

const timings = (files: Record<string, number>, steps: Record<string, number> = {}) => ({ files, steps });

describe('listGrownTimings', () => {
  it('lists those more than a fifth above the kept ones, most seconds first', () => {
    const kept = timings({ 'a.test.ts': 10, 'b.test.ts': 100 }, { lint: 20 });
    const now = timings({ 'a.test.ts': 16, 'b.test.ts': 119 }, { lint: 40 });
    expect(listGrownTimings(kept, now)).toEqual([
      { name: 'lint', before: 20, after: 40 },
      { name: 'a.test.ts', before: 10, after: 16 },
    ]);
  });

  it('leaves out growth within the noise of a busy machine', () => {
    expect(listGrownTimings(timings({ a: 1 }), timings({ a: 3.9 }))).toEqual([]);
  });

  it('leaves out new files', () => {
    expect(listGrownTimings(timings({}), timings({ a: 300 }))).toEqual([]);
  });
});

describe('describeTimings', () => {
  it('names the ten slowest files', () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`file-${at}.ts`, at + 1]));
    const lines = describeTimings(timings(files), null);
    expect(lines.filter((line) => line.includes('file-'))).toHaveLength(10);
    expect(lines.find((line) => line.includes('file-'))).toMatch(/12,0 s {2}file-11\.ts$/);
  });

  it('names the old and new time of a file that grew', () => {
    expect(describeTimings(timings({ a: 30 }), timings({ a: 10 })).at(-1)).toBe('  10,0 s → 30,0 s  a');
  });

  it('says nothing if nothing ran', () => {
    expect(describeTimings(timings({}), timings({ a: 1 }))).toEqual([]);
  });
});

describe('selectWorthKeeping', () => {
  it('leaves out files that take less than a second', () => {
    expect(selectWorthKeeping(timings({ a: 0.9, b: 1 }, { lint: 0.1 }))).toEqual(
      timings({ b: 1 }, { lint: 0.1 }),
    );
  });
});
