import { describe, expect, it } from 'vitest';
import { makeFit } from '@aura/shared-domain';
import { groupPostings } from '@aura/shared-jobs';
import { RESUME_TEXT, vacancy } from '../../../test-support/jobs.ts';
import { readCandidateText } from '../../analysis/read-candidate-text.ts';
import { LONG_RESUME } from '../../profile/long-resume.ts';
import { createMatcher, type MatcherOf } from './matcher.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
const matcherOf = async (of: MatcherOf, text = RESUME_TEXT, now = NOW) => {
  const matcher = await of(text, now);
  if (!matcher.ok) throw new Error(matcher.error.code);
  return matcher.value;
};

describe('the matcher', () => {
  it('shows in a list the same numbers as the whole match', async () => {
    const postings = groupPostings([
      vacancy({ id: 'sample:a' }),
      vacancy({ id: 'sample:b', skills: ['SAP', 'Java', 'Docker'] }),
      vacancy({ id: 'sample:c', description: 'Curta.' }),
    ]);
    const matcher = await matcherOf(createMatcher());
    for (const _ of ['computed', 'remembered']) {
      const fits = await matcher.fits(postings);
      for (const [at, posting] of postings.slice(0, 2).entries()) {
        const match = matcher.match(posting);
        expect(match && makeFit(match)).toEqual(fits[at]);
      }
      expect(fits[2]).toEqual({ value: null, band: 'insufficient', version: fits[0]?.version });
    }
  });

  it('remembers a CV for the day', async () => {
    const of = createMatcher();
    const first = await matcherOf(of);
    expect(await matcherOf(of)).toBe(first);
    // 23:59 in São Paulo, and a minute later.
    expect(await matcherOf(of, RESUME_TEXT, new Date('2026-11-11T02:59:00.000Z'))).toBe(first);
    expect(await matcherOf(of, RESUME_TEXT, new Date('2026-11-11T03:00:00.000Z'))).not.toBe(first);
    expect(await matcherOf(of, RESUME_TEXT.replace('Python', 'Java'))).not.toBe(first);
  });

  it('reads a CV once for all who ask meanwhile, and again after a failure', async () => {
    const read: (() => void)[] = [];
    const of = createMatcher(
      (text, now) =>
        new Promise((resolve, reject) =>
          read.push(() =>
            read.length === 1 ? reject(new Error('too long')) : resolve(readCandidateText(text, now)),
          ),
        ),
    );
    const failed = [matcherOf(of), matcherOf(of)];
    read[0]?.();
    for (const one of failed) await expect(one).rejects.toThrow('too long');
    const [first, second] = [matcherOf(of), matcherOf(of)];
    read[1]?.();
    expect(await first).toBe(await second);
    expect(read).toHaveLength(2);
  });

  it('forgets the CV that was not asked for the longest', async () => {
    const of = createMatcher();
    const [first, second] = [await matcherOf(of), await matcherOf(of, `${RESUME_TEXT}\n- Curso 0`)];
    for (let at = 1; at < 29; at++) await matcherOf(of, `${RESUME_TEXT}\n- Curso ${at}`);
    expect(await matcherOf(of)).toBe(first);
    await matcherOf(of, `${RESUME_TEXT}\n- Curso 29`);
    expect(await matcherOf(of)).toBe(first);
    expect(await matcherOf(of, `${RESUME_TEXT}\n- Curso 0`)).not.toBe(second);
  });

  it.each(['', '\u0000', '   '])('has no CV to compare: %j', async (text) => {
    expect(await createMatcher()(text, NOW)).toMatchObject({ ok: false, error: { code: 'conflict' } });
  });

  it('compares nothing with a CV that is too long, and says so', async () => {
    const text = `${RESUME_TEXT}${'\n- Curso'.repeat(1_200)}`;
    expect(await createMatcher()(text, NOW)).toEqual({ ok: false, error: LONG_RESUME });
    expect(await createMatcher()(`${RESUME_TEXT}${'\n- Curso'.repeat(1_000)}`, NOW)).toMatchObject({
      ok: true,
    });
  });
});
