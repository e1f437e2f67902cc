import type { FilterGroup, JobFilters, JobQuery, Posting } from '@aura/shared-domain';
import type { IndexAnswer, PostingIndex } from '@aura/shared-jobs/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { MARKET } from './test-server/market.ts';
import { makePosting, queryFor } from './test-server/postings.ts';

const group = ({ hits }: IndexAnswer, wanted: FilterGroup): string[] =>
  hits
    .filter((hit) => hit.group === wanted)
    .map(({ id }) => id.replace('sample:', ''))
    .toSorted();

/**
 * The contract of every index, in memory or on a server.
 * @param create creates a separate index for the suite
 */
export function testPostingIndexContract(name: string, create: () => Promise<PostingIndex>): void {
  describe(`the contract of the index: ${name}`, () => {
    let index: PostingIndex;
    beforeAll(async () => {
      index = await create();
    });

    const replace = async (postings: readonly Posting[]): Promise<void> => {
      expect(await index.replaceAll(postings)).toEqual({ ok: true, value: undefined });
    };
    const search = async (query: JobQuery, limit = 100): Promise<IndexAnswer> => {
      const answer = await index.search({ query, limit });
      if (!answer.ok) throw new Error(answer.error);
      return answer.value;
    };
    const found = async (words: string): Promise<string[]> =>
      group(await search(queryFor({ words })), 'meets');

    it('is empty at first', async () => {
      const answer = await search(queryFor({ words: 'enfermeiro' }));
      expect(answer).toMatchObject({ hits: [], totals: { meets: 0, unknown: 0 } });
      await replace(MARKET);
    });

    it.each([
      ['', ['dev', 'dev-2', 'hr', 'hr-2', 'nurse', 'nurse-2']],
      ['vaga de', ['dev', 'dev-2', 'hr', 'hr-2', 'nurse', 'nurse-2']],
      ['Enfermeira', ['nurse', 'nurse-2']],
      ['PLANTAO', ['nurse', 'nurse-2']],
      ['enfermeiros uti', ['nurse']],
      ['enfermeiro recife', ['nurse']],
      ['enfermeiro java', []],
      ['coordenadora', ['hr-2']],
      ['dev', ['dev', 'dev-2']],
      ['C#', ['dev']],
      ['c++', ['dev-2']],
      ['vale', ['dev']],
      ['recursos humanos', ['hr', 'hr-2']],
      ['pernambuco', ['nurse']],
      ['progr', ['dev']],
      ['zzz', []],
    ])('finds what has every word of "%s"', async (words, ids) => {
      expect(await found(words)).toEqual(ids);
    });

    it('forgives a slip, says so, and takes no word that it has for another one', async () => {
      const slip = await search(queryFor({ words: 'enfremeiro plantao' }));
      expect(group(slip, 'meets')).toEqual(['nurse', 'nurse-2']);
      expect(slip.corrected).toEqual([{ asked: 'enfremeiro', found: ['enfermeiro'] }]);
      expect((await search(queryFor({ words: 'enfermeiro' }))).corrected).toEqual([]);
    });

    it('finds postings of some ids whatever words they hold, and asks them the filters', async () => {
      const query = queryFor({ words: 'zzz' }, { contracts: ['pj'] });
      const answer = await index.search({
        query,
        limit: 100,
        among: ['sample:hr', 'sample:dev', 'sample:gone'],
      });
      if (!answer.ok) throw new Error(answer.error);
      expect(group(answer.value, 'meets')).toEqual(['hr']);
      expect(group(answer.value, 'unknown')).toEqual(['dev']);
      expect(answer.value.corrected).toEqual([]);
    });

    it('puts a title before a description, and settles the rest by id', async () => {
      const { hits } = await search(queryFor({ words: 'enfermeiro' }));
      expect(hits.map(({ id }) => id)).toEqual(['sample:nurse', 'sample:nurse-2']);
      expect(hits[0]?.relevance).toBeGreaterThan(hits[1]?.relevance ?? Infinity);
      const everything = (await search(queryFor())).hits;
      expect(everything.map(({ id }) => id)).toEqual(everything.map(({ id }) => id).toSorted());
      expect(everything.every(({ relevance }) => relevance === 0)).toBe(true);
    });

    it.each<[Partial<JobFilters>, string[], string[]]>([
      [{ contracts: ['pj'] }, ['hr', 'nurse-2'], ['dev', 'dev-2', 'hr-2']],
      [{ workModels: ['onSite', 'hybrid'] }, ['dev-2', 'hr'], ['hr-2', 'nurse', 'nurse-2']],
      [{ seniorities: ['mid'] }, ['dev'], ['hr', 'hr-2', 'nurse', 'nurse-2']],
      [{ states: ['SP'] }, ['dev-2', 'nurse-2'], ['dev', 'hr', 'hr-2']],
      [{ disability: ['exclusive'] }, [], ['dev', 'dev-2', 'hr-2', 'nurse', 'nurse-2']],
      [{ sources: ['adzuna'] }, ['hr'], []],
      [{ minimumSalary: 5000 }, ['hr-2', 'nurse'], ['dev', 'dev-2', 'hr', 'nurse-2']],
      [{ minimumSalary: 12_000.5 }, ['hr-2'], ['dev', 'dev-2', 'hr', 'nurse-2']],
      [{ minimumSalary: 12_000.51 }, [], ['dev', 'dev-2', 'hr', 'nurse-2']],
      [{ publishedSince: '2026-07-05' }, ['nurse'], ['dev', 'dev-2', 'hr', 'hr-2']],
      [{ contracts: ['clt'], workModels: ['hybrid'] }, ['hr'], ['hr-2', 'nurse']],
    ])(
      'keeps what says nothing to %j apart, and finds nothing that says no',
      async (filters, yes, unsaid) => {
        const answer = await search(queryFor({}, filters));
        expect([group(answer, 'meets'), group(answer, 'unknown')]).toEqual([yes, unsaid]);
        expect(answer.totals).toEqual({ meets: yes.length, unknown: unsaid.length });
      },
    );

    it.each<[string, boolean, string[], string[]]>([
      ['Recife', true, ['dev', 'hr', 'nurse'], ['hr-2']],
      ['recife', false, ['hr', 'nurse'], ['hr-2']],
      ['PE', true, ['dev', 'nurse'], ['hr', 'hr-2']],
      ['São Paulo', false, ['dev-2', 'nurse-2'], ['hr', 'hr-2']],
      ['Brasil', false, ['dev', 'dev-2', 'hr', 'hr-2', 'nurse', 'nurse-2'], []],
    ])('looks around %s (remote counts: %s)', async (place, remoteAnywhere, yes, unsaid) => {
      const answer = await search(queryFor({ place, remoteAnywhere }));
      expect([group(answer, 'meets'), group(answer, 'unknown')]).toEqual([yes, unsaid]);
    });

    it('knows a city with its state', async () => {
      const answer = await search(queryFor({ place: 'Recife - PE', remoteAnywhere: false }));
      expect(group(answer, 'meets')).toEqual(['hr', 'nurse']);
    });

    it('counts each value of a filter with every other filter as it is', async () => {
      const { facets } = await search(queryFor({}, { contracts: ['clt'], workModels: ['hybrid'] }));
      const facet = (id: string) => facets.find((one) => one.id === id);
      expect(facet('contracts')).toEqual({
        id: 'contracts',
        values: [
          { value: 'clt', count: 1 },
          { value: 'pj', count: 1 },
        ],
        unknown: 0,
      });
      expect(facet('workModels')).toEqual({
        id: 'workModels',
        values: [{ value: 'hybrid', count: 1 }],
        unknown: 1,
      });
      expect(facet('states')).toEqual({ id: 'states', values: [], unknown: 1 });
    });

    it('finds at most what is asked for of each group and counts all; more than one page of a server too', async () => {
      const many = Array.from({ length: 700 }, (_, at) =>
        makePosting(`sample:${String(at).padStart(4, '0')}`, {}, { contracts: at % 2 === 0 ? ['clt'] : [] }),
      );
      await replace(many);
      const few = await search(queryFor({}, { contracts: ['clt'] }), 3);
      expect(few.totals).toEqual({ meets: 350, unknown: 350 });
      expect([group(few, 'meets'), group(few, 'unknown')]).toEqual([
        ['0000', '0002', '0004'],
        ['0001', '0003', '0005'],
      ]);
      const all = await search(queryFor(), 600);
      expect(group(all, 'meets')).toEqual(many.slice(0, 600).map(({ id }) => id.replace('sample:', '')));
    });

    it('forgets what was there, and takes the later of two with one id', async () => {
      await replace([
        makePosting('sample:1', { title: 'Pedreiro' }),
        makePosting('sample:1', { title: 'Pintor' }),
      ]);
      expect(await found('')).toEqual(['1']);
      expect(await found('pintor')).toEqual(['1']);
      await replace([]);
      expect((await search(queryFor())).totals).toEqual({ meets: 0, unknown: 0 });
    });
  });
}
