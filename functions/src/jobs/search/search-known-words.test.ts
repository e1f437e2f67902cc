import { err, ok, type JobQuery } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import type { JobMarket } from '../market/job-market.ts';
import { searchKnownWords } from './search-known-words.ts';

const corrected = [{ asked: 'seção', found: ['seco'] }];

/** A market in which each query finds a number of jobs; “seção” is in none of them. */
function openMarket(found: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const search: JobMarket['search'] = async ({ words }) => {
    asked.push(words);
    const meets = found[words];
    if (meets === undefined) return err('unavailable' as never);
    const totals = { meets, unknown: 0 };
    return ok({ totals, corrected: words.includes('seção') ? corrected : [], understood: words } as never);
  };
  return { search, asked };
}

const run = async (words: string, found: Readonly<Record<string, number>>) => {
  const market = openMarket(found);
  const answer = await searchKnownWords(market, { words } as JobQuery, 10);
  return { asked: market.asked, answer: answer.ok ? answer.value : null };
};

test('a correction that finds jobs stays', async () => {
  const { asked, answer } = await run('chefe de seção', { 'chefe de seção': 2 });
  expect(asked).toEqual(['chefe de seção']);
  expect(answer).toMatchObject({ totals: { meets: 2 }, corrected });
});

test('one that finds none gives way to the other words', async () => {
  const { answer } = await run('chefe de seção', { 'chefe de seção': 0, 'chefe de': 7 });
  expect(answer).toMatchObject({
    totals: { meets: 7 },
    corrected: [{ asked: 'seção', found: [] }],
    understood: 'chefe de seção',
  });
});

test.each([
  ['the other words find nothing either', 'chefe de seção', { 'chefe de seção': 0, 'chefe de': 0 }],
  ['the second search fails', 'chefe de seção', { 'chefe de seção': 0 }],
  ['there is no other word', 'seção', { seção: 0 }],
])('names no correction if %s', async (_, words, found) => {
  expect((await run(words, found)).answer).toMatchObject({ totals: { meets: 0 }, corrected: [] });
});
