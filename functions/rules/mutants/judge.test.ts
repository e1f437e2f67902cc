import { describe, expect, it } from 'vitest';
import { judgeError, tryUntilJudged, type Outcome } from './judge.ts';

const errorOf = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

describe('a test fails', () => {
  it.each([
    ['since a call was denied', errorOf('Missing or insufficient permissions.', 'permission-denied')],
    ['since a call was let through', errorOf('Expected request to fail, but it succeeded.')],
    [
      'since a call got past the rules, to a missing document',
      errorOf('Expected PERMISSION_DENIED but got unexpected error: FirebaseError: [code=not-found]: …'),
    ],
    ['since another list was let through', errorOf("expected [ 'name' ] to deeply equal []")],
  ])('%s: the mistake is noticed', (_, error) => {
    expect(judgeError('a test', error)).toEqual({ kind: 'noticed', by: `a test: ${error.message}` });
  });

  it.each([
    ['since no test could start', errorOf('no test ran')],
    ['since a lock was late', errorOf('Transaction lock timeout.', 'aborted')],
    [
      'since a forbidden call met a lock',
      errorOf('Expected PERMISSION_DENIED but got unexpected error: FirebaseError: [code=aborted]: …'),
    ],
    ['since the emulator is gone', new TypeError('fetch failed')],
    ['with nothing', undefined],
  ])('%s: that says nothing of the rules', (_, error) => {
    expect(judgeError('a test', error).kind).toBe('disturbed');
  });
});

describe('a mistake', () => {
  const passed: Outcome = { kind: 'passed' };
  const noticed: Outcome = { kind: 'noticed', by: 'a test' };
  const disturbed: Outcome = { kind: 'disturbed', by: 'no test ran' };

  it.each<[string, Outcome[], Outcome, number]>([
    ['a test that notices it', [noticed, passed], noticed, 1],
    ['tests that pass', [passed, noticed], passed, 1],
    ['a disturbance, and then a test', [disturbed, noticed], noticed, 2],
    ['two disturbances, and then no test', [disturbed, disturbed, passed], passed, 3],
    ['three runs that could not start', [disturbed, disturbed, disturbed, noticed], disturbed, 3],
  ])('is judged by %s', async (_, outcomes, judged, runs) => {
    const left = [...outcomes];
    expect(await tryUntilJudged(() => Promise.resolve(left.shift() ?? passed))).toEqual(judged);
    expect(outcomes.length - left.length).toBe(runs);
  });
});
