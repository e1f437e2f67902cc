import { expect, it } from 'vitest';
import { EVERY_JOB, type Posting } from '@aura/shared-domain';
import { groupPostings } from '@aura/shared-jobs';
import { SAMPLE_STATUS, vacancy } from '../../../test-support/jobs.ts';
import { readKnownIds } from './known-ids.ts';
import { buildAlertChange, buildAlertNotification, findNews, type Present } from './alert-news.ts';
import { readStoredAlert, type StoredAlert } from './stored-alert.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
const alert = (known: readonly string[], checkedAt: Date | null = NOW): StoredAlert => ({
  name: 'Dados',
  query: EVERY_JOB,
  cadence: 'daily',
  paused: false,
  createdAt: NOW,
  checkedAt,
  news: [],
  newsAt: null,
  known: readKnownIds(undefined).with(known),
  sources: ['sample'],
});
const present = (found: readonly Posting[], changes: Partial<Present> = {}): Present => ({
  postings: found,
  truncated: false,
  sources: [SAMPLE_STATUS],
  ...changes,
});
const postings = (...days: (string | null)[]): readonly Posting[] =>
  groupPostings(days.map((publishedOn, at) => vacancy({ id: `sample:v${at}`, publishedOn })));

it('returns unknown postings, the newest first, without a date last, then by id', () => {
  const found = present(postings('2026-11-01', null, '2026-11-09', '2026-11-01'));
  expect(findNews(alert(['sample:v0']), found)).toEqual(['sample:v2', 'sample:v3', 'sample:v1']);
});

it('leaves out what says that it pays less than the person wants', () => {
  const paid = (id: string, pay: number | null) =>
    vacancy({
      id,
      salary:
        pay === null ? null : { min: pay, max: pay, currency: 'BRL', period: 'month', origin: 'stated' },
    });
  const found = present(
    groupPostings([paid('sample:less', 3000), paid('sample:enough', 5000), paid('sample:silent', null)]),
  );
  expect(findNews({ ...alert([]), floor: 5000 }, found)?.toSorted()).toEqual([
    'sample:enough',
    'sample:silent',
  ]);
  expect(findNews(alert([]), found)).toHaveLength(3);
});

it('gives none at the first look', () => {
  expect(findNews(alert([], null), present(postings('2026-11-09')))).toBeNull();
});

it('does not take an old posting for new after a partial look', () => {
  const found = present(postings('2026-11-09', '2026-11-10', null), { truncated: true });
  expect(findNews(alert([]), found)).toEqual(['sample:v1']);
});

/** The alert as read back after a run. */
const lookedAt = (from: StoredAlert, found: Present): StoredAlert => {
  const { known: _, ...fields } = from;
  const read = readStoredAlert({ ...fields, ...buildAlertChange(from, found, [], NOW) });
  if (!read) throw new Error('The look left an alert that cannot be read.');
  return read;
};

it('takes the first ads of a returning source for old, and reports its next ones', () => {
  const ofBoard = (id: string) => groupPostings([vacancy({ id, source: 'lever' })]);
  const lever = (state: 'slow' | 'ok', count: number) => [
    SAMPLE_STATUS,
    { id: 'lever' as const, state, count },
  ];
  const away = present(postings('2026-11-01'), { sources: lever('slow', 0) });
  const first = lookedAt({ ...alert([], null), sources: [] }, away);
  const back = present(ofBoard('lever:a'), { sources: lever('ok', 1) });
  expect(findNews(first, back)).toEqual([]);
  const second = lookedAt(first, back);
  expect(findNews(second, back)).toEqual([]);
  expect(findNews(second, present([...ofBoard('lever:a'), ...ofBoard('lever:b')]))).toEqual(['lever:b']);
  // Away again, it is no stranger.
  expect(findNews(lookedAt(second, away), present(ofBoard('lever:c')))).toEqual(['lever:c']);
});

it('forgets no posting that it looked at, however often it appears', () => {
  const [one] = postings('2026-11-01');
  if (!one) throw new Error('The ad of the tests is no posting.');
  const found = Array.from({ length: 2_000 }, (_, at) => {
    const versions = ['', '-b', '-c'].map((end) => ({ ...one.vacancy, id: `sample:v${at}${end}` }));
    return { ...one, id: `sample:v${at}`, versions };
  });
  expect(findNews(lookedAt(alert([], null), present(found)), present(found))).toEqual([]);
});

it('keeps as many news as can be shown, and says that there are more', () => {
  const ids = Array.from({ length: 201 }, (_, at) => `sample:n${at}`);
  const change = buildAlertChange(alert([]), present([]), ids, NOW);
  expect(change['news']).toEqual(ids.slice(0, 200));
  expect(buildAlertNotification('id-do-alerta', alert([]), ids, NOW).text).toBe(
    'Mais de 200 vagas novas em “Dados”',
  );
  expect(buildAlertNotification('id-do-alerta', alert([]), ids.slice(1), NOW).text).toBe(
    '200 vagas novas em “Dados”',
  );
});
