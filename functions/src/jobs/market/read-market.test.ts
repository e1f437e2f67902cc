import { expect, it } from 'vitest';
import { groupPostings, readVacancy } from '@aura/shared-jobs';
import { vacancy } from '../../../test-support/jobs.ts';
import { createReadMarket } from './read-market.ts';

const ads = (count: number) => Array.from({ length: count }, (_, at) => vacancy({ id: `sample:v${at}` }));

it('makes the same jobs as reading everything at once', async () => {
  const again = { ...vacancy({ id: 'sample:v1' }), id: 'sample:zz', publishedOn: '2026-11-09' };
  expect(await createReadMarket()([...ads(120), again])).toEqual(groupPostings([...ads(120), again]));
});

it('reads only new and changed ads again', async () => {
  const read: string[] = [];
  const readMarket = createReadMarket((one) => {
    read.push(one.id);
    return readVacancy(one);
  });
  await readMarket(ads(3));
  read.length = 0;
  await readMarket([...ads(3).slice(1), vacancy({ id: 'sample:v0', salary: null, title: 'Estatística' })]);
  expect(read).toEqual(['sample:v0']);
  read.length = 0;
  // What has left is forgotten.
  await readMarket(ads(1));
  await readMarket(ads(2));
  expect(read).toEqual(['sample:v0', 'sample:v1']);
});

/** How often something else got its turn meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = setInterval(() => void (turns += 1), 0);
  await work;
  clearInterval(count);
  return turns;
}

it('lets other work go on while ads are read', async () => {
  expect(await turnsDuring(createReadMarket()(ads(450)))).toBeGreaterThan(1);
});

it('lets other work go on while ads are compared with each other', async () => {
  const long = ads(300).map((ad) => ({ ...ad, description: `${ad.id} ${ad.description} `.repeat(90) }));
  const known = readVacancy(vacancy());
  expect(await turnsDuring(createReadMarket(() => known)(long))).toBeGreaterThan(1);
});
