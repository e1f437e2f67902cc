import type { JobFilters, JobQuery, Posting, PostingFacts, Vacancy } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { buildIndex } from './build.ts';
import { makePosting, query } from './fixtures.ts';
import { searchIndex } from './search.ts';

interface Case {
  readonly name: string;
  readonly asked: JobQuery;
  readonly yes: readonly [Partial<Vacancy>, Partial<PostingFacts>];
  readonly no: readonly [Partial<Vacancy>, Partial<PostingFacts>];
}

const filter = (filters: Partial<JobFilters>): JobQuery => query({}, filters);
const facts = (yes: Partial<PostingFacts>, no: Partial<PostingFacts>): Pick<Case, 'yes' | 'no'> => ({
  yes: [{}, yes],
  no: [{}, no],
});

const CASES: readonly Case[] = [
  {
    name: 'work model',
    asked: filter({ workModels: ['remote'] }),
    ...facts({ workModel: 'remote' }, { workModel: 'hybrid' }),
  },
  {
    name: 'contract',
    asked: filter({ contracts: ['clt', 'pj'] }),
    ...facts({ contracts: ['pj', 'temporary'] }, { contracts: ['internship'] }),
  },
  {
    name: 'seniority',
    asked: filter({ seniorities: ['senior'] }),
    ...facts({ seniorities: ['mid', 'senior'] }, { seniorities: ['mid'] }),
  },
  {
    name: 'state',
    asked: filter({ states: ['PE'] }),
    ...facts({ states: ['SP', 'PE'] }, { states: ['SP'] }),
  },
  {
    name: 'disability',
    asked: filter({ disability: ['exclusive'] }),
    ...facts({ disability: 'exclusive' }, { disability: 'open' }),
  },
  {
    name: 'minimum salary',
    asked: filter({ minimumSalary: 5000 }),
    ...facts({ monthlySalary: { min: 3000, max: 5000 } }, { monthlySalary: { min: 3000, max: 4999 } }),
  },
  {
    name: 'day of publication',
    asked: filter({ publishedSince: '2026-03-01' }),
    ...facts({ publishedOn: '2026-03-01' }, { publishedOn: '2026-02-28' }),
  },
  {
    name: 'place',
    asked: query({ place: 'Recife' }),
    yes: [{ places: [{ city: 'Recife', state: 'PE' }] }, {}],
    no: [{ places: [{ city: 'Olinda', state: 'PE' }] }, {}],
  },
];

const groups = (postings: readonly Posting[], asked: JobQuery): Record<string, string> =>
  Object.fromEntries(
    searchIndex(buildIndex(postings), { query: asked, limit: 10 }).hits.map(({ id, group }) => [id, group]),
  );

describe('a filter', () => {
  it.each(CASES)('of $name: yes meets it, silence is unknown, no is not found', ({ asked, yes, no }) => {
    const postings = [makePosting('yes', ...yes), makePosting('silent'), makePosting('no', ...no)];
    expect(groups(postings, asked)).toEqual({ yes: 'meets', silent: 'unknown' });
  });

  it.each(CASES)(
    'of $name: a no is not found even if the posting is silent about another filter',
    ({ asked, yes, no }) => {
      const other: Partial<JobFilters> =
        asked.filters.contracts.length > 0 ? { workModels: ['remote'] } : { contracts: ['clt'] };
      const both = { ...asked, filters: { ...asked.filters, ...other } };
      expect(groups([makePosting('yes', ...yes), makePosting('no', ...no)], both)).toEqual({
        yes: 'unknown',
      });
    },
  );

  it('of the source counts every source of the posting', () => {
    const job = makePosting('a');
    const [own] = job.versions;
    const versions = own ? [own, { ...own, id: 'b', source: 'csv' as const }] : [];
    expect(groups([{ ...job, versions }, makePosting('c')], filter({ sources: ['csv'] }))).toEqual({
      a: 'meets',
    });
  });
});

describe('remote work', () => {
  const remote = makePosting('remote', {}, { workModel: 'remote' });
  const there = makePosting('there', { places: [{ city: 'Recife', state: 'PE' }] }, { workModel: 'remote' });

  it('is at every place if it counts as remote', () => {
    expect(groups([remote, there], query({ place: 'Manaus' }))).toEqual({ remote: 'meets', there: 'meets' });
  });

  it('is otherwise only at the places that it names', () => {
    expect(groups([remote, there], query({ place: 'Recife', remoteAnywhere: false }))).toEqual({
      there: 'meets',
    });
  });
});
