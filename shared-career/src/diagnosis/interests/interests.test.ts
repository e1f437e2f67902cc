import { describe, expect, it } from 'vitest';
import { ANCHOR_PAIRS } from '../../generated/anchors.ts';
import { INTEREST_STATEMENTS } from '../../generated/interests.ts';
import { readAnchors } from '../diagnose.ts';
import { computeCongruence } from './congruence.ts';
import { readInterests } from './profile.ts';

const CALM = 24 * 4000;
const answers = (rate: (letter: string, at: number) => number, elapsedMs = CALM) => ({
  ratings: Object.fromEntries(INTEREST_STATEMENTS.map(({ id, letter }, at) => [id, rate(letter, at)])),
  elapsedMs,
});

describe('readInterests', () => {
  it('names the three strongest letters', () => {
    const strengths: Record<string, number> = { S: 5, E: 4, C: 3 };
    const { profile, notices } = readInterests(answers((letter) => strengths[letter] ?? 1));
    expect(profile).toMatchObject({
      code: 'SEC',
      differentiation: 4,
      means: { S: 5, E: 4, C: 3, R: 1, I: 1, A: 1 },
    });
    expect(notices).toEqual([]);
  });

  it('names tied areas', () => {
    const three = readInterests(answers((letter) => ('SEC'.includes(letter) ? 5 : 1))).profile;
    expect(three?.sentence).toMatch(/^Três áreas empatam/);
    const two = readInterests(answers((letter) => ({ S: 5, E: 5, C: 4 })[letter] ?? 1)).profile;
    expect(two?.sentence).toMatch(/^Duas áreas empatam .* Em seguida vem /);
    const later = readInterests(answers((letter) => ({ S: 5, E: 4, C: 4 })[letter] ?? 1)).profile;
    expect(later?.sentence).toContain('empatados');
  });

  it('names no code for flat interests', () => {
    const { profile } = readInterests(answers((letter, at) => (letter === 'S' && at % 4 === 0 ? 4 : 3)));
    expect(profile?.code).toBeNull();
    expect(profile?.sentence).toContain('Seus interesses ainda estão pouco diferenciados');
  });

  it('asks to repeat equal answers', () => {
    const { profile, notices } = readInterests(answers(() => 4));
    expect(profile).toBeNull();
    expect(notices.join()).toContain('refazer');
  });

  it('warns about answers under a second and a half each, and keeps them', () => {
    const fast = readInterests(answers((letter) => (letter === 'S' ? 5 : 2), 24 * 1499));
    expect(fast.profile?.code?.charAt(0)).toBe('S');
    expect(fast.notices.join()).toContain('depressa');
    expect(readInterests(answers((letter) => (letter === 'S' ? 5 : 2), 24 * 1500)).notices).toEqual([]);
  });

  it('makes no profile from a few answers', () => {
    expect(readInterests({ ratings: { s1: 5, r1: 1 }, elapsedMs: CALM }).profile).toBeNull();
    expect(readInterests({ ratings: { unknown: 5 }, elapsedMs: CALM })).toEqual({
      profile: null,
      notices: [],
    });
    expect(readInterests(null)).toEqual({ profile: null, notices: [] });
  });
});

describe('congruence', () => {
  it('follows the C index of Brown and Gore: 18 points for the same code, 0 for the opposite', () => {
    expect(computeCongruence('RIA', 'RIA')).toBe(100);
    expect(computeCongruence('RIA', 'SEC')).toBe(0);
    expect(computeCongruence('RIA', 'IRA')).toBeCloseTo((100 * (3 * 2 + 2 * 2 + 3)) / 18);
  });
});

describe('readAnchors', () => {
  it('counts the chosen ones, three at most, ties in the order of the list', () => {
    const all = Object.fromEntries(ANCHOR_PAIRS.map(({ id }) => [id, 'a' as const]));
    const top = readAnchors({ ...all, p4: 'b', p8: 'a', p12: 'a' });
    expect(top[0]).toMatchObject({ id: 'balance', wins: 3 });
    expect(top).toHaveLength(3);
    expect(top.map(({ wins }) => wins)).toEqual(top.map(({ wins }) => wins).toSorted((a, b) => b - a));
  });

  it('ignores unknown pairs', () => {
    expect(readAnchors({ nope: 'a' })).toEqual([]);
    expect(readAnchors(null)).toEqual([]);
  });
});
