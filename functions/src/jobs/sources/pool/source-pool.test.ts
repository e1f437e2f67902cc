import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS, err, type SourceStatus } from '@aura/shared-domain';
import { fakeSource, gives, makeSampleVacancy } from '../fixtures/fake-source.ts';
import type { JobSource, SourceFailure } from '../job-source.contract.ts';
import type { ReportFetch } from './report.ts';
import { createSourcePool } from './source-pool.ts';

const START = Date.parse('2026-11-22T12:00:00Z');

function poolOf(sources: readonly JobSource[], answerMs = 60_000) {
  const clock = { at: START };
  const report = vi.fn<ReportFetch>();
  const now = () => new Date(clock.at);
  const pool = createSourcePool(sources, { now, report, fetchMs: 60_000, answerMs });
  const ask = (words = '', place = '') => pool.current({ words, place });
  return { clock, report, ask };
}
const titles = ({ vacancies }: { vacancies: readonly { title: string }[] }) =>
  vacancies.map(({ title }) => title);
const of = (id: string, { statuses }: { statuses: readonly SourceStatus[] }) =>
  statuses.find((status) => status.id === id);
const fails = (state: SourceFailure, retryAfterMs: number | null = null) =>
  Promise.resolve(err({ state, retryAfterMs }));
type Fetched = Awaited<ReturnType<JobSource['fetch']>>;

/** An answer that comes when the test lets it. */
function later() {
  let resolve: (fetched: Fetched) => void = () => undefined;
  const promise = new Promise<Fetched>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the ads of a source', () => {
  it('stay fresh for as long as the source says, and for the day', async () => {
    const source = fakeSource(() => gives(makeSampleVacancy('a')), { cacheMs: 30 * HOUR_MS });
    const { clock, ask } = poolOf([source]);
    await ask();
    clock.at += HOUR_MS;
    await ask();
    expect(source.asked).toHaveLength(1);
    // Midnight in São Paulo.
    clock.at = Date.parse('2026-11-23T03:00:00Z');
    await ask();
    expect(source.asked.map(({ today }) => today)).toEqual(['2026-11-22', '2026-11-23']);
  });

  it('are asked for once for any number of waiting callers', async () => {
    const answer = later();
    const source = fakeSource(() => answer.promise);
    const { ask } = poolOf([source]);
    const waiting = [ask(), ask(), ask()];
    answer.resolve(await gives(makeSampleVacancy('a')));
    expect((await Promise.all(waiting)).map(titles)).toEqual([['Vaga a'], ['Vaga a'], ['Vaga a']]);
    expect(source.asked).toHaveLength(1);
  });

  it('keep the day on which they were first seen', async () => {
    const source = fakeSource(({ today: seenOn }) =>
      gives(
        makeSampleVacancy('a', { seenOn }),
        ...(seenOn === '2026-11-22' ? [] : [makeSampleVacancy('b', { seenOn })]),
      ),
    );
    const { clock, ask } = poolOf([source]);
    await ask();
    clock.at += 24 * HOUR_MS;
    expect((await ask()).vacancies.map(({ seenOn }) => seenOn)).toEqual(['2026-11-22', '2026-11-23']);
  });

  it('are forgotten when nobody could renew them for three days', async () => {
    let isDown = false;
    const source = fakeSource(() => (isDown ? fails('down') : gives(makeSampleVacancy('a'))));
    const { clock, ask } = poolOf([source]);
    await ask();
    isDown = true;
    clock.at += 71 * HOUR_MS;
    expect(of('sample', await ask())).toMatchObject({ state: 'down', count: 1 });
    clock.at += HOUR_MS;
    expect(of('sample', await ask())).toMatchObject({ state: 'down', count: 0, fetchedAt: null });
  });

  it('leave out expired ads', async () => {
    const [yesterday, today] = ['2026-11-21', '2026-11-22'];
    const source = fakeSource(() =>
      gives(makeSampleVacancy('a', { expiresOn: yesterday }), makeSampleVacancy('b', { expiresOn: today })),
    );
    const { ask } = poolOf([source]);
    const pooled = await ask();
    expect(titles(pooled)).toEqual(['Vaga b']);
    expect(of('sample', pooled)?.count).toBe(1);
  });
});

describe('the revision', () => {
  it('changes only with the ads', async () => {
    let ads = [makeSampleVacancy('a'), makeSampleVacancy('b')];
    const source = fakeSource(() => gives(...ads));
    const { clock, ask } = poolOf([source]);
    const next = async (given: typeof ads) => {
      ads = given;
      clock.at += HOUR_MS;
      return ask();
    };
    const first = await ask();
    const turned = await next(ads.toReversed());
    expect(source.asked).toHaveLength(2);
    expect(turned.revision).toBe(first.revision);
    expect(turned.vacancies).toBe(first.vacancies);
    const edited = await next([
      makeSampleVacancy('a', { description: 'Outro texto' }),
      makeSampleVacancy('b'),
    ]);
    const shorter = await next([makeSampleVacancy('a')]);
    expect(new Set([first, edited, shorter].map(({ revision }) => revision)).size).toBe(3);
  });

  it('is the same in every process', async () => {
    const [a, b] = [makeSampleVacancy('a'), makeSampleVacancy('b')];
    const seenLater = makeSampleVacancy('a', { seenOn: '2026-11-25' });
    const one = poolOf([fakeSource(() => gives(a)), fakeSource(() => gives(b), { name: 'other' })]);
    const other = poolOf([fakeSource(() => gives(b)), fakeSource(() => gives(seenLater), { name: 'other' })]);
    expect((await one.ask()).revision).toBe((await other.ask()).revision);
  });
});

describe('a source that is slow', () => {
  it('delays nobody, and its late answer serves the next', async () => {
    const answer = later();
    const slow = fakeSource(() => answer.promise, { id: 'lever', name: 'lever:a' });
    const { ask } = poolOf([slow, fakeSource(() => gives(makeSampleVacancy('a')))], 20);
    const early = await ask();
    expect(titles(early)).toEqual(['Vaga a']);
    expect(of('lever', early)).toMatchObject({ state: 'slow', count: 0 });
    expect(of('sample', early)).toMatchObject({ state: 'ok', count: 1 });
    answer.resolve(await gives(makeSampleVacancy('l', { id: 'lever:a:l', source: 'lever' })));
    await vi.waitFor(async () => expect(of('lever', await ask())).toMatchObject({ state: 'ok', count: 1 }));
    expect(slow.asked).toHaveLength(1);
  });

  it('delays at most the boards of its own provider', async () => {
    const never = () => new Promise<never>(() => undefined);
    const hung = ['a', 'b'].map((name) => fakeSource(never, { id: 'lever', name }));
    const third = fakeSource(() => gives(), { id: 'lever', name: 'c' });
    const ashby = fakeSource(() => gives(), { id: 'ashby' });
    const { ask } = poolOf([...hung, third, ashby], 20);
    await ask();
    expect([third, ashby].map(({ asked }) => asked.length)).toEqual([0, 1]);
  });
});

describe('a source that fails', () => {
  it('is left alone for a minute after two failures', async () => {
    const source = fakeSource(() => fails('down'));
    const { clock, ask } = poolOf([source]);
    for (let i = 0; i < 5; i += 1) expect(of('sample', await ask())?.state).toBe('down');
    expect(source.asked).toHaveLength(2);
    clock.at += MINUTE_MS;
    await ask();
    await ask();
    expect(source.asked).toHaveLength(3);
  });

  it('is left alone for as long as it asks', async () => {
    const source = fakeSource(() => fails('overQuota', 2 * HOUR_MS));
    const { clock, ask } = poolOf([source]);
    await ask();
    clock.at += 2 * HOUR_MS - 1;
    expect(of('sample', await ask())?.state).toBe('overQuota');
    expect(source.asked).toHaveLength(1);
    clock.at += 1;
    await ask();
    expect(source.asked).toHaveLength(2);
  });

  it('may throw anything', async () => {
    const source = fakeSource(() => Promise.reject(new Error('chave-canario')));
    const { ask, report } = poolOf([source]);
    const pooled = await ask();
    expect(of('sample', pooled)?.state).toBe('down');
    expect(JSON.stringify([pooled, report.mock.calls])).not.toContain('canario');
  });

  it('names the worst of several boards if half of them fail, and counts the ads of all', async () => {
    const board = (name: string, fetch: () => ReturnType<JobSource['fetch']>) =>
      fakeSource(fetch, { id: 'lever', name });
    const ad = makeSampleVacancy('l', { id: 'lever:a:l', source: 'lever' });
    const { ask } = poolOf([board('a', () => gives(ad)), board('b', () => fails('nonsense'))]);
    expect(of('lever', await ask())).toMatchObject({ state: 'nonsense', count: 1 });
    const many = poolOf([
      board('a', () => gives(ad)),
      board('b', () => gives()),
      board('c', () => fails('down')),
    ]);
    expect(of('lever', await many.ask())).toMatchObject({ state: 'ok', count: 1 });
    expect(JSON.stringify(many.report.mock.calls)).toContain('down');
  });
});

describe('the rate', () => {
  it('is kept here, for all boards of a provider together', async () => {
    const rate = { burst: 1, perDay: 24 };
    const boards = ['a', 'b'].map((name) => fakeSource(() => gives(), { id: 'lever', name, rate }));
    const { clock, ask } = poolOf(boards);
    const counts = () => boards.map(({ asked }) => asked.length);
    expect(of('lever', await ask())?.state).toBe('overQuota');
    expect(counts()).toEqual([1, 0]);
    clock.at += 59 * MINUTE_MS;
    await ask();
    expect(counts()).toEqual([1, 0]);
    clock.at += MINUTE_MS;
    await ask();
    expect(counts().reduce((sum, count) => sum + count)).toBe(2);
  });
});

describe('a source that answers queries', () => {
  const search = () =>
    fakeSource(
      ({ asked }) =>
        gives(makeSampleVacancy(asked.words || 'tudo', { id: `adzuna:${asked.words}`, source: 'adzuna' })),
      {
        id: 'adzuna',
        kind: 'query',
      },
    );

  it('is asked once for the same words and place in any spelling', async () => {
    const source = search();
    const { ask } = poolOf([source]);
    await ask('Enfermagem', 'São Paulo');
    await ask(' enfermagem ', 'SAO PAULO');
    expect(source.asked).toHaveLength(1);
    await ask('enfermagem', 'Recife');
    expect(source.asked).toHaveLength(2);
  });

  it('is not asked without a query, and its former ads stay', async () => {
    const source = search();
    const { ask } = poolOf([source]);
    expect(of('adzuna', await ask())).toMatchObject({ state: 'ok', count: 0, fetchedAt: null });
    await ask('enfermagem');
    const pooled = await ask();
    expect(titles(pooled)).toEqual(['Vaga enfermagem']);
    expect(source.asked).toHaveLength(1);
  });

  it('is remembered for a hundred queries', async () => {
    const { ask } = poolOf([search()]);
    for (let i = 0; i < 105; i += 1) await ask(`palavra${i}`);
    const pooled = await ask();
    expect(pooled.vacancies).toHaveLength(100);
    expect(titles(pooled)).not.toContain('Vaga palavra0');
  });
});

it('lists the sources that are switched off', async () => {
  const { ask } = poolOf([fakeSource(() => gives(makeSampleVacancy('a')))]);
  const { statuses } = await ask();
  expect(statuses.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'sample ok',
    'adzuna off',
    'greenhouse off',
    'lever off',
    'ashby off',
  ]);
  expect(statuses[0]?.fetchedAt).toBe('2026-11-22T12:00:00.000Z');
});

it('lists the terms of every source, switched on or not', async () => {
  const { ask } = poolOf([fakeSource(() => gives()), fakeSource(() => gives(), { id: 'lever' })]);
  const { statuses } = await ask();
  expect(statuses.map(({ terms }) => terms && new URL(terms).host)).toEqual([
    null,
    'developer.adzuna.com',
    'developers.greenhouse.io',
    'github.com',
    'developers.ashbyhq.com',
  ]);
});

it('logs a call only in numbers', async () => {
  const { ask, report } = poolOf([
    fakeSource(() => gives(makeSampleVacancy('segredo')), { id: 'adzuna', kind: 'query', name: 'adzuna' }),
  ]);
  await ask('palavra-secreta', 'lugar-secreto');
  expect(report.mock.calls).toEqual([
    [{ source: 'adzuna', state: 'ok', kept: 1, invalid: 0, elsewhere: 0, durationMs: 0 }],
  ]);
});
