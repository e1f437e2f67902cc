import { describe, expect, it } from 'vitest';
import { INTERVIEW_LIMITS } from '@aura/shared-domain';
import { listAskedQuestions, selectInterviewsToDrop, type ListedInterview } from './interview-list.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000);
const listed = (
  id: string,
  hours: number,
  { finished = true, asked = [] as string[] } = {},
): ListedInterview => ({
  id,
  createdAt: hoursAgo(hours),
  finishedAt: finished ? NOW : null,
  questions: asked.map((question) => ({ id: question })),
});
/** Oldest first, all of them older than a day. */
const old = (count: number) => Array.from({ length: count }, (_, i) => listed(`old-${i}`, 100 - i));

describe('selectInterviewsToDrop', () => {
  it('drops nothing while there is room for one more', () => {
    expect(selectInterviewsToDrop(old(INTERVIEW_LIMITS.stored - 1), null, NOW)).toEqual({
      ok: true,
      value: [],
    });
  });

  it('drops the oldest, as many as are too many', () => {
    expect(selectInterviewsToDrop(old(INTERVIEW_LIMITS.stored + 1), null, NOW)).toEqual({
      ok: true,
      value: ['old-0', 'old-1'],
    });
  });

  it('keeps the one that the new one repeats', () => {
    expect(selectInterviewsToDrop(old(INTERVIEW_LIMITS.stored), 'old-0', NOW)).toMatchObject({
      value: ['old-1'],
    });
  });

  it('keeps open ones of the last day, and drops abandoned ones', () => {
    const going = Array.from({ length: INTERVIEW_LIMITS.stored - 1 }, (_, i) =>
      listed(`going-${i}`, 23, { finished: false }),
    );
    const left = listed('left', 25, { finished: false });
    expect(selectInterviewsToDrop([left, ...going], null, NOW)).toMatchObject({ value: ['left'] });
    const done = listed('done', 1);
    expect(selectInterviewsToDrop([...going, done], null, NOW)).toMatchObject({ value: ['done'] });
    const another = listed('going', 22, { finished: false });
    expect(selectInterviewsToDrop([...going, another], null, NOW)).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    });
  });
});

describe('listAskedQuestions', () => {
  it('names every question once, those of the latest simulation first', () => {
    const interviews = [listed('a', 3, { asked: ['q1', 'q2'] }), listed('b', 1, { asked: ['q2', 'q3'] })];
    expect(listAskedQuestions(interviews)).toEqual(['q2', 'q3', 'q1']);
  });
});
