import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEASURES, buildOverview, buildTable, type Contribution } from '@aura/shared-company';
import {
  makeWorld,
  attack,
  attackEachFact,
  findSmallestGroup,
  type World,
  type WorldPerson,
} from '@aura/shared-company/testing';
import { findSkillById } from '@aura/shared-career';
import { MINIMUM_CELL, PERIODS, type CompanyOverviewRequest } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { isDeepRun, scaleRuns } from '@aura/testing';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { livedCompany, type LivedCompany } from '../../../test-support/company/lived-company.ts';
import {
  startMembersBackend,
  readStoredMember,
  type MembersBackend,
} from '../../../test-support/company/members.ts';
import { seenFromOutside } from '../../../test-support/company/seen-from-outside.ts';

let backend: MembersBackend;
beforeAll(async () => {
  if (HAS_AUTH) backend = await startMembersBackend();
});
afterAll(() => backend?.stop());

/** Companies of every run: some too small for numbers, and one of several departments. */
const SMALL = [
  { people: 4, departments: 2, weeks: 6, seed: 1, adoption: 1, restless: 0.1, joining: 'called' },
  { people: 9, departments: 2, weeks: 8, seed: 2, adoption: 1, restless: 0.05, joining: 'called' },
  { people: 11, departments: 2, weeks: 8, seed: 3, adoption: 1, restless: 0.05, joining: 'called' },
  { people: 60, departments: 5, weeks: 8, seed: 4, adoption: 0.8, restless: 0.02, joining: 'written' },
] as const;
const LARGE = { people: 200, departments: 8, weeks: 6, seed: 5, adoption: 0.6, restless: 0.01 } as const;
/** Few of so many accept: each has an account, and it is the long list that is tried here. */
const LONG_LIST = {
  people: scaleRuns(300, 5000),
  departments: 20,
  weeks: 3,
  seed: 6,
  adoption: 0.06,
  restless: 0.03,
} as const;
const SHAPES = [
  ...SMALL,
  ...[...(isDeepRun() ? [LARGE] : []), LONG_LIST].map((shape) => ({ ...shape, joining: 'written' as const })),
];

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

/** Who is on the list in a week. */
const listedIn = ({ people }: World, week: number): ReadonlySet<string> => {
  const lastOf = ({ events }: WorldPerson) => events.findLast((event) => event.week <= week);
  return new Set(people.filter((one) => (lastOf(one)?.kind ?? 'removed') !== 'removed').map(({ id }) => id));
};

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
function expectSums({ snapshots, placings, added }: LivedCompany, week: number, world: World) {
  const placing = placings[week] ?? new Map<string, readonly string[]>();
  const units = snapshots[week]?.units ?? [];
  const listed = listedIn(world, week);
  const shown = [...placing].filter(
    ([, people]) => people.filter((id) => listed.has(id)).length >= MINIMUM_CELL,
  );
  expect(units.map(({ unit }) => unit).toSorted()).toEqual(shown.map(([unit]) => unit).toSorted());
  for (const { unit, n, measures, skills, lessons } of units) {
    const expected = sumsOf(placing.get(unit) ?? [], added[week] ?? new Map());
    expect({ n, measures }).toEqual({ n: expected.n, measures: expected.measures });
    for (const [id, sums] of Object.entries(skills)) expect(sums).toEqual(expected.skill(id));
    for (const [id, sum] of Object.entries(lessons)) expect(sum).toEqual(expected.lesson(id));
  }
}

/** Sets have no order, and what is missing of a skill is known to a hair. */
const inOrder = (contribution: Contribution | null) =>
  contribution && {
    measures: contribution.measures.toSorted(),
    levels: contribution.levels,
    gaps: Object.fromEntries(
      Object.entries(contribution.gaps).map(([skill, missing]) => [skill, missing.toFixed(6)]),
    ),
    lessons: contribution.lessons.toSorted(),
  };

const deeds: LivedCompany['deeds'][number][] = [];

describe.skipIf(!HAS_AUTH).each(SHAPES)('a company of $people people', (shape) => {
  const world = makeWorld(shape);
  let lived: LivedCompany;
  const answers: { readonly request: CompanyOverviewRequest; readonly body: unknown }[] = [];
  const tables: { readonly weeks: (typeof PERIODS)[number]; readonly body: unknown }[] = [];

  beforeAll(async () => {
    lived = await livedCompany(backend, world, shape);
    deeds.push(...lived.deeds);
    const { departments } = await lived.company.company();
    const units = [...departments.map(({ id }) => id), 'outras'];
    for (const request of requestsOf(lived, units)) {
      const { body } = await lived.company.get('/company/overview', request);
      answers.push({ request, body });
    }
    for (const weeks of PERIODS)
      tables.push({ weeks, body: (await lived.company.post('/company/table', { weeks })).body });
  }, 600_000);

  it('is published as rounded sums of closed groups, week after week', () => {
    expect(lived.snapshots).toHaveLength(world.weeks);
    for (let week = 0; week < world.weeks; week++) expectSums(lived, week, world);
  });

  it('is never published again, whoever joins, leaves or objects later', () => {
    expect(lived.snapshots).toEqual(lived.taken);
  });

  it('keeps what those added whom it took off its list, as it was, and of nobody else', async () => {
    const kept = await Promise.all(
      lived.members.map(async ({ person, life, secret }) => {
        const stored = await readStoredMember(lived.company, person);
        if (!stored?.endedAt) return [];
        return [{ stored: inOrder(stored.kept), due: life.keeps ? inOrder(secret) : null }];
      }),
    );
    expect(kept.flat().map(({ stored }) => stored)).toEqual(kept.flat().map(({ due }) => due));
  });

  it('never changes a closed group', () => {
    for (const [week, placing] of lived.placings.entries())
      for (const [unit, people] of placing)
        expect(lived.placings[week + 1]?.get(unit) ?? people).toEqual(expect.arrayContaining([...people]));
  });

  it('reveals nothing that does not follow from the published sums', async () => {
    const company = await lived.company.company();
    for (const { request, body } of answers) {
      const week = request.week ?? company.snapshots.at(-1);
      const snapshot = lived.snapshots.find((taken) => taken.week === week) ?? null;
      const skillLabel = (id: string) => findSkillById(id)?.label ?? id;
      const now = new Date();
      const parts = { company, snapshot, request, skillLabel, lessons: LESSON_SUMMARIES, now };
      // The calendar of the day of the answer is the same for everybody.
      expect(body).toEqual({ ...buildOverview(parts), nextNumbersOn: expect.any(String) });
    }
    const snapshot = lived.snapshots.find(({ week }) => week === company.snapshots.at(-1)) ?? null;
    for (const { weeks, body } of tables) {
      const skillLabel = (id: string) => findSkillById(id)?.label ?? id;
      const request = { weeks };
      const parts = { company, snapshot, request, skillLabel, lessons: LESSON_SUMMARIES };
      expect(body).toMatchObject({ ...buildTable({ ...parts, pulses: [], factors: {} }), names: {} });
    }
  });

  it('isolates nobody by any comparison', () => {
    const { world: seen, publisher } = seenFromOutside(lived, world);
    expect(findSmallestGroup(seen, publisher)).toBeGreaterThanOrEqual(MINIMUM_CELL);
    expect([...attackEachFact(seen, publisher)]).toEqual([]);
    // Everything together is a search through worlds, which takes minutes for more people.
    expect(world.people.length > 11 ? [] : [...attack(seen, publisher)]).toEqual([]);
  }, 600_000);

  it('would be seen through if the same sums were not rounded', () => {
    const { world: seen, publisher } = seenFromOutside(lived, world, 1);
    const found = !attackEachFact(seen, publisher).next().done;
    // Four people are in no number at all.
    expect(found).toBe(lived.snapshots.some(({ units }) => units.length > 0));
  }, 600_000);

  it('never reveals in an answer who accepted', async () => {
    const others = await Promise.all([
      lived.company.post('/company/people/list', { after: null, search: '' }),
      lived.company.get('/company/audit', { before: null }),
      lived.company.get('/company/settings', {}),
    ]);
    const said = JSON.stringify([answers, tables, others]);
    for (const { person } of lived.members) expect(said).not.toContain(person.uid);
    for (const word of ['acceptedBy', 'joinedAt', 'shares', 'kept', 'members', 'countsFrom'])
      expect(said).not.toContain(`"${word}"`);
  });
});

describe.skipIf(!HAS_AUTH)('the companies together', () => {
  it('have seen everything that people may do', () => {
    const all = ['accept', 'object', 'share', 'leave', 'withdraw', 'kept'] as const;
    expect(all.filter((deed) => !deeds.includes(deed))).toEqual([]);
  });
});
