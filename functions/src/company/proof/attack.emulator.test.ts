import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEASURES, overviewOf, type Contribution, type Snapshot } from '@aura/shared-company';
import {
  anyWorld,
  attack,
  attackEachFact,
  smallestGroup,
  type Publisher,
  type World,
} from '@aura/shared-company/testing';
import { skillById } from '@aura/shared-career';
import { MINIMUM_CELL, PERIODS, type CompanyOverviewRequest } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { companyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { livedCompany, setsOf, type LivedCompany } from '../../../test-support/company/lived-company.ts';

let now = new Date();
let backend: CompanyBackend;
beforeAll(async () => {
  if (HAS_AUTH) backend = await companyBackend(() => now);
});
afterAll(() => backend?.stop());

const SHAPES = [
  { people: 4, departments: 2, weeks: 6, seed: 1, adoption: 1 },
  { people: 9, departments: 2, weeks: 8, seed: 2, adoption: 0.8 },
  { people: 11, departments: 2, weeks: 8, seed: 3, adoption: 0.8 },
  { people: 60, departments: 5, weeks: 8, seed: 4, adoption: 0.7 },
  { people: 200, departments: 8, weeks: 6, seed: 5, adoption: 0.6 },
] as const;

/** Every combination of what a manager may ask the overview for. */
const requestsOf = ({ snapshots }: LivedCompany, departments: readonly string[]): CompanyOverviewRequest[] =>
  [null, ...snapshots.map(({ week }) => week)].flatMap((week) =>
    [null, ...departments].flatMap((department) => PERIODS.map((weeks) => ({ department, week, weeks }))),
  );

/** A sum as it has to be published, worked out anew. */
function publishedSum(values: readonly number[]): number {
  const tenths = values.reduce((sum, value) => sum + Math.round(value * 10), 0);
  return Math.floor((tenths + 25) / 50) * 5;
}

function sumsOf(people: readonly string[], secrets: ReadonlyMap<string, Contribution | null>) {
  const all = people.flatMap((id) => secrets.get(id) ?? []);
  const sum = (value: (one: Contribution) => number) => publishedSum(all.map(value));
  return {
    n: people.length,
    measures: Object.fromEntries(
      MEASURES.map((measure) => [measure, sum(({ measures }) => Number(measures.includes(measure)))]),
    ),
    skill: (id: string) => ({
      assessed: sum(({ levels }) => Number(id in levels)),
      level: sum(({ levels }) => levels[id] ?? 0),
      affected: sum(({ gaps }) => Number(id in gaps)),
      missing: sum(({ gaps }) => gaps[id] ?? 0),
    }),
    lesson: (id: string) => sum(({ lessons }) => Number(lessons.includes(id))),
  };
}

/** Nothing is in a snapshot but the rounded sums of the people in the stored groups. */
function expectSums(snapshot: Snapshot | undefined, placing: LivedCompany['placings'][number], world: World) {
  const secrets = new Map(world.people.map(({ id, secret }) => [id, secret]));
  expect(snapshot?.units.map(({ unit }) => unit).toSorted()).toEqual([...placing.keys()].toSorted());
  for (const { unit, n, measures, skills, lessons } of snapshot?.units ?? []) {
    const expected = sumsOf(placing.get(unit) ?? [], secrets);
    expect({ n, measures }).toEqual({ n: expected.n, measures: expected.measures });
    for (const [id, sums] of Object.entries(skills)) expect(sums).toEqual(expected.skill(id));
    for (const [id, sum] of Object.entries(lessons)) expect(sum).toEqual(expected.lesson(id));
  }
}

describe.skipIf(!HAS_AUTH).each(SHAPES)('a company of $people people', (shape) => {
  const world = anyWorld(shape);
  let lived: LivedCompany;
  const answers: { readonly request: CompanyOverviewRequest; readonly body: unknown }[] = [];

  beforeAll(async () => {
    const setNow = (next: Date) => void (now = next);
    lived = await livedCompany({ backend, setNow }, world);
    const { departments } = await lived.company.company();
    const units = [...departments.map(({ id }) => id), 'outras'];
    for (const request of requestsOf(lived, units)) {
      const { body } = await lived.company.get('/company/overview', request);
      answers.push({ request, body });
    }
  }, 240_000);

  it('is published as rounded sums of closed groups, week after week', () => {
    expect(lived.snapshots).toHaveLength(world.weeks);
    for (const [week, placing] of lived.placings.entries()) expectSums(lived.snapshots[week], placing, world);
  });

  it('never changes a group once it is closed', () => {
    for (const [week, placing] of lived.placings.entries())
      for (const [unit, people] of placing)
        expect(lived.placings[week + 1]?.get(unit) ?? people).toEqual(expect.arrayContaining([...people]));
  });

  it('is shown nothing that does not follow from the published sums', async () => {
    const company = await lived.company.company();
    for (const { request, body } of answers) {
      const week = request.week ?? company.snapshots.at(-1);
      const snapshot = lived.snapshots.find((taken) => taken.week === week) ?? null;
      const skillLabel = (id: string) => skillById(id)?.label ?? id;
      expect(body).toEqual(overviewOf({ company, snapshot, request, skillLabel, lessons: LESSON_SUMMARIES }));
    }
  });

  it('isolates nobody, whatever is compared with whatever', () => {
    const published: Publisher = { name: 'the answers of the backend', setsOf: () => setsOf(lived) };
    expect(smallestGroup(world, published)).toBeGreaterThanOrEqual(MINIMUM_CELL);
    expect([...attackEachFact(world, published)]).toEqual([]);
    // Everything together is a search through worlds, which takes minutes for more people.
    expect(world.people.length > 11 ? [] : [...attack(world, published)]).toEqual([]);
  }, 120_000);

  it('would be seen through if the same sums were not rounded', () => {
    const exact: Publisher = {
      name: 'exact',
      setsOf: () => setsOf(lived).map((set) => ({ ...set, roundedTo: 1 })),
    };
    const found = !attackEachFact(world, exact).next().done;
    // Four people are in no number at all.
    expect(found).toBe(setsOf(lived).length > 0);
  }, 120_000);

  it('is told of nobody who accepted in any answer of any call', async () => {
    const others = await Promise.all([
      lived.company.get('/company/people', { after: null, search: '' }),
      lived.company.get('/company/audit', { before: null }),
      lived.company.get('/company/settings', {}),
    ]);
    const said = JSON.stringify([answers, others]);
    expect(said).not.toContain('uid-');
    for (const word of ['acceptedBy', 'joinedAt', 'shares', 'kept', 'members', 'countsFrom'])
      expect(said).not.toContain(`"${word}"`);
  });
});
