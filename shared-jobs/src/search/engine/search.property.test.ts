import { DisabilitySchema, type JobQuery, type Posting, WorkModelSchema } from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSnapshot, writeSnapshot } from '../snapshot/snapshot.ts';
import { buildIndex } from './build.ts';
import { makePosting, query } from './fixtures.ts';
import { searchByReference } from './reference.ts';
import { searchIndex } from './search.ts';

const WORDS = (
  'desenvolvedor desenvolvedora dev programador desenvolvimento recursos humanos rh front end frontend front-end ' +
  'enfermeiro Enfermeira enfermagem técnico tecnica de em C# .NET Node.js node vendas vendedores analista analise ' +
  'dados dado São Paulo recife remoto home office home-office enfermero analsta ti tecnologia da informação'
).split(' ');

const texts = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
const some = <T>(...values: readonly T[]) => fc.subarray([...values]);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const state = fc.constantFrom('SP' as const, 'PE' as const);
const place = fc.record({ city: fc.constantFrom('São Paulo', 'Recife', ''), state: maybe(state) });
const day = fc.constantFrom('2026-01-10', '2026-03-05', '2026-05-01');

const facts = fc.record({
  workModel: maybe(fc.constantFrom(...WorkModelSchema.options)),
  contracts: some('clt' as const, 'pj' as const),
  seniorities: some('junior' as const, 'mid' as const, 'senior' as const),
  states: some('SP' as const, 'PE' as const),
  disability: maybe(fc.constantFrom(...DisabilitySchema.options)),
  monthlySalary: maybe(fc.integer({ min: 1, max: 4 }).map((k) => ({ min: k * 900, max: k * 1000 }))),
  publishedOn: maybe(day),
});

const postings: fc.Arbitrary<Posting[]> = fc
  .array(
    fc.record({
      title: texts,
      company: texts,
      description: texts,
      places: fc.array(place, { maxLength: 2 }),
      source: fc.constantFrom('sample' as const, 'csv' as const),
      facts,
    }),
    { maxLength: 14 },
  )
  .map((rows) =>
    rows.map(({ facts: own, ...vacancy }, at) => makePosting(`id-${(at * 7) % 16}`, vacancy, own)),
  );

const queries: fc.Arbitrary<JobQuery> = fc
  .record({
    words: fc
      .array(
        fc.constantFrom(...WORDS, 'enfermeria', 'programdor', 'enfer', 'xyzzy', 'humanso', 'vendsa', 'dadso'),
        { maxLength: 3 },
      )
      .map((words) => words.join(' ')),
    place: fc.constantFrom('', '', 'Recife', 'PE', 'são paulo', 'Recife - PE', 'Recife SP', 'Brasil'),
    remoteAnywhere: fc.boolean(),
    filters: fc.record(
      {
        workModels: some('remote' as const, 'onSite' as const),
        contracts: some('clt' as const, 'pj' as const),
        seniorities: some('junior' as const, 'senior' as const),
        states: some('SP' as const, 'PE' as const),
        disability: some('open' as const),
        sources: some('csv' as const),
        minimumSalary: maybe(fc.constant(2500)),
        publishedSince: maybe(fc.constant('2026-03-05')),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ filters, ...asked }) => query(asked, filters));

const RUNS = { numRuns: 400 };

/** The same numbers added up in another order may round to the next of four places. */
const NEXT_PLACE = 0.00015;

const withoutRelevance = ({ hits, ...rest }: ReturnType<typeof searchIndex>) => ({
  ...rest,
  hits: hits.map(({ id, group }) => ({ id, group })),
});

describe('searchIndex on any ads', () => {
  it('answers as a search that looks at every ad does: hits, groups, totals, facets and corrections', () => {
    fc.assert(
      fc.property(postings, queries, fc.integer({ min: 0, max: 5 }), (ads, asked, limit) => {
        const found = searchIndex(buildIndex(ads), { query: asked, limit });
        const wanted = searchByReference(ads, { query: asked, limit });
        for (const [at, { relevance }] of wanted.hits.entries())
          expect(Math.abs((found.hits[at]?.relevance ?? 0) - relevance)).toBeLessThan(NEXT_PLACE);
        expect(withoutRelevance(found)).toEqual(withoutRelevance(wanted));
      }),
      RUNS,
    );
  });

  it('gives the same answer for any order of ads, and from a snapshot', () => {
    fc.assert(
      fc.property(
        postings.chain((ads) =>
          fc.tuple(fc.constant(ads), fc.shuffledSubarray(ads, { minLength: ads.length })),
        ),
        queries,
        ([ads, shuffled], asked) => {
          const index = buildIndex(ads);
          const bytes = writeSnapshot(index);
          expect(writeSnapshot(buildIndex(shuffled))).toEqual(bytes);
          const restored = openSnapshot(bytes);
          const wanted = { query: asked, limit: 20 };
          expect(restored.ok && searchIndex(restored.value, wanted)).toEqual(searchIndex(index, wanted));
        },
      ),
      RUNS,
    );
  });

  it('counts for every value of a filter the hits of choosing only that value', () => {
    fc.assert(
      fc.property(postings, queries, (ads, asked) => {
        const index = buildIndex(ads);
        for (const { id, values } of searchIndex(index, { query: asked, limit: 0 }).facets)
          for (const { value, count } of values) {
            const filters = { ...asked.filters, [id]: [value] };
            const { totals } = searchIndex(index, { query: { ...asked, filters }, limit: 0 });
            expect({ id, value, count: totals.meets }).toEqual({ id, value, count });
          }
      }),
      { numRuns: 100 },
    );
  });
});
