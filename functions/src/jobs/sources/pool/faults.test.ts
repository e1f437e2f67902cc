import { HOUR_MS } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { readJobSettings } from '../../../config/job-settings.ts';
import { FAULTS } from '../fixtures/faults.ts';
import { makeSampleVacancy } from '../fixtures/fake-source.ts';
import greenhouse from '../fixtures/greenhouse.json' with { type: 'json' };
import lever from '../fixtures/lever.json' with { type: 'json' };
import { json, startProvider, type Handler } from '../fixtures/provider.ts';
import { createSources } from '../create-sources.ts';
import { createSourcePool } from './source-pool.ts';

/** A platform with the sample set, a working Lever site and a scripted Greenhouse board. */
async function platform(answer: Handler, fetchMs: number) {
  const [board, site] = [await startProvider(answer), await startProvider(json(lever))];
  const settings = readJobSettings(
    {
      AURA_GREENHOUSE_BOARDS: 'ipe-pagamentos',
      AURA_GREENHOUSE_URL: board.baseUrl,
      AURA_LEVER_SITES: 'motores-do-vale',
      AURA_LEVER_URL: site.baseUrl,
    },
    true,
  );
  const clock = { at: Date.parse('2026-11-22T12:00:00Z') };
  const pool = createSourcePool(
    createSources(settings, () => [makeSampleVacancy('a')]),
    { now: () => new Date(clock.at), report: () => undefined, fetchMs, answerMs: 60_000 },
  );
  const told = async () => {
    const { statuses, vacancies } = await pool.current({ words: 'engenharia', place: '' });
    const of = (id: string) => {
      const { state, count } = statuses.find((status) => status.id === id) ?? {};
      return `${state} ${count}`;
    };
    return { board: of('greenhouse'), site: of('lever'), sample: of('sample'), all: vacancies.length };
  };
  return { board, clock, told };
}

/** Long enough for an answer, short if none will arrive. */
const timeFor = (state: string) => (state === 'slow' ? 1_500 : 30_000);
const WELL = { board: 'ok 2', site: 'ok 2', sample: 'ok 1', all: 5 };

describe('a provider among others', () => {
  it.each(FAULTS)('that %s is named, keeps its ads and comes back', async (_, fault, state) => {
    const { board, clock, told } = await platform(json(greenhouse), timeFor(state));
    expect(await told()).toEqual(WELL);
    board.answer = fault;
    clock.at += HOUR_MS;
    expect(await told()).toEqual({ ...WELL, board: `${state} 2` });
    board.answer = json(greenhouse);
    clock.at += HOUR_MS;
    expect(await told()).toEqual(WELL);
  });

  it.each(FAULTS)(
    'that %s from the start has no ads, and the others have theirs',
    async (_, fault, state) => {
      const { told } = await platform(fault, timeFor(state));
      expect(await told()).toEqual({ ...WELL, board: `${state} 0`, all: 3 });
    },
  );

  it('that is gone is down, and keeps its ads', async () => {
    const { board, clock, told } = await platform(json(greenhouse), 30_000);
    await told();
    await board.close();
    clock.at += HOUR_MS;
    expect(await told()).toEqual({ ...WELL, board: 'down 2' });
  });

  it('that says for how long is not called before', async () => {
    const tired = json({}, 429, { 'retry-after': '1800' });
    const { board, clock, told } = await platform(tired, 30_000);
    await told();
    board.answer = json(greenhouse);
    clock.at += HOUR_MS / 2 - 1;
    expect(await told()).toMatchObject({ board: 'overQuota 0' });
    expect(board.asked).toHaveLength(1);
    clock.at += 1;
    expect(await told()).toEqual(WELL);
  });

  it('that sends one bad ad among good ones loses only that ad', async () => {
    const { told } = await platform(json({ jobs: [{ id: 'sem título' }, ...greenhouse.jobs] }), 30_000);
    expect(await told()).toEqual(WELL);
  });
});
