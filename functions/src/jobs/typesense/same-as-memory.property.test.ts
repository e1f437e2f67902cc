import {
  ContractSchema,
  DisabilitySchema,
  JOB_SOURCE_IDS,
  type Posting,
  SENIORITIES,
  WorkModelSchema,
} from '@aura/shared-domain';
import { createMemoryIndex, type IndexAnswer, type PostingIndex } from '@aura/shared-jobs/search';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { makePosting, queryFor } from './test-server/postings.ts';
import { startTestServer } from './test-server/server.ts';
import { createTypesenseIndex } from './typesense-index.ts';

const started = startTestServer();
afterAll(async () => (await started).close());

const STATES = ['SP', 'PE', 'MG'] as const;
const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });
const oneOrNone = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values));
const place = fc.record({
  city: fc.constantFrom('', 'Recife', 'São Paulo', 'Sao Paulo'),
  state: oneOrNone(STATES),
});
const text = fc
  .array(
    fc.constantFrom(
      'Enfermeira',
      'UTI',
      'desenvolvedor',
      'Dev',
      'programação',
      'C#',
      'C++',
      'Node.js',
      'recursos',
      'humanos',
      'RH',
      'vendas',
      'júnior',
      'de',
      'técnico',
      'em',
      'enfermagem',
    ),
    { maxLength: 5 },
  )
  .map((words) => words.join(' '));

const postings: fc.Arbitrary<Posting[]> = fc
  .array(
    fc.record({
      title: text,
      description: text,
      places: fc.array(place, { maxLength: 2 }),
      source: fc.constantFrom(...JOB_SOURCE_IDS),
      workModel: oneOrNone(WorkModelSchema.options),
      contracts: some(ContractSchema.options),
      seniorities: some(SENIORITIES),
      disability: oneOrNone(DisabilitySchema.options),
      salary: fc.option(fc.integer({ min: 1000, max: 9000 })),
      publishedOn: oneOrNone(['2026-01-01', '2026-02-01']),
    }),
    { maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ title, description, places, source, salary, ...facts }, at) =>
      makePosting(
        `sample:${String(at).padStart(3, '0')}`,
        { title: title || 'Vaga', description, places, source },
        {
          ...facts,
          states: places.flatMap(({ state }) => state ?? []),
          monthlySalary: salary === null ? null : { min: salary, max: salary },
        },
      ),
    ),
  );

const queries = fc
  .record({
    words: fc.oneof(
      text,
      fc.constantFrom(
        '',
        'enfermeiras',
        'desenvolvimento',
        'recursos humanos',
        'progr',
        'tecnica de enfermagem uti',
      ),
    ),
    place: fc.constantFrom('', 'Recife', 'São Paulo', 'PE', 'Recife - PE', 'Brasil'),
    remoteAnywhere: fc.boolean(),
    workModels: some(WorkModelSchema.options),
    contracts: some(ContractSchema.options),
    states: some(STATES),
    minimumSalary: fc.option(fc.integer({ min: 0, max: 9000 })),
    publishedSince: oneOrNone(['2026-01-15']),
  })
  .map(({ words, place: where, remoteAnywhere, ...filters }) =>
    queryFor({ words, place: where, remoteAnywhere }, filters),
  );

/** All that both promise alike: how close a posting is to the words each reckons in its own way. */
async function answered(index: PostingIndex, query: ReturnType<typeof queryFor>): Promise<unknown> {
  const answer = await index.search({ query, limit: 100 });
  if (!answer.ok) return answer;
  const { hits, ...others }: IndexAnswer = answer.value;
  return { ...others, hits: hits.map(({ id, group }) => `${id} ${group}`).toSorted() };
}

it('finds, groups and counts the same as the index in memory', async () => {
  const server = createTypesenseIndex((await started).settings);
  const memory = createMemoryIndex();
  await fc.assert(
    fc.asyncProperty(postings, fc.array(queries, { minLength: 1, maxLength: 4 }), async (given, asked) => {
      await server.replaceAll(given);
      await memory.replaceAll(given);
      for (const query of asked) expect(await answered(server, query)).toEqual(await answered(memory, query));
    }),
    { numRuns: 60 },
  );
});
