import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const read = (...args: string[]) => readOptions(args, () => 'the default');

describe('readOptions', () => {
  it('checks everything, the short way, unless told otherwise', () => {
    expect(read()).toEqual({
      ok: true,
      value: { base: null, deep: false, budgetMs: null, keepTimings: false },
    });
  });

  it('compares with the commit that is named, or with the usual one', () => {
    expect(read('--affected', '--base', 'main')).toMatchObject({ value: { base: 'main' } });
    expect(read('--affected')).toMatchObject({ value: { base: 'the default' } });
  });

  it('takes a budget in minutes', () => {
    expect(read('--deep', '--minutes', '90')).toMatchObject({ value: { deep: true, budgetMs: 5_400_000 } });
  });

  it.each([
    [['--base', 'main'], /--affected/],
    [['--minutes', 'soon'], /--minutes/],
    [['--minutes', '0'], /--minutes/],
    [['--fast'], /desconhecida/],
  ])('explains what is wrong with %j', (args, sentence) => {
    expect(read(...args)).toMatchObject({ ok: false, error: expect.stringMatching(sentence) });
  });
});
