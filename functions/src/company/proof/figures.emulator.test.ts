import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '@aura/shared-company';
import { CompanyOverviewResponseSchema, type CompanyOverview, type Grade } from '@aura/shared-domain';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { described, newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { documentsOf, rawPeople, type RawPerson } from '../../../test-support/company/raw-people.ts';
import { takeCompanySnapshot } from '../snapshots/take-company-snapshot.ts';

const AT = new Date('2026-11-09T07:00:00.000Z');
const LISTED = new Date(AT.getTime() - 95 * 86_400_000);
const PEOPLE = 180;

let now = LISTED;
let backend: CompanyBackend;
beforeAll(async () => {
  if (HAS_AUTH) backend = await startCompanyBackend(() => now);
});
afterAll(() => backend?.stop());

/** Of the design, written down once more: what a grade of evidence is worth. */
const CREDIT: Readonly<Record<Grade, number>> = {
  proven: 1,
  listed: 0.7,
  inferred: 0.6,
  adjacent: 0.3,
  declared: 0.4,
  absent: 0,
};

const toFives = (sum: number): number => 5 * Math.floor(Math.round(sum * 1000) / 1000 / 5 + 0.5);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Facts about a sharing person, read from the seed. */
function truths(person: RawPerson) {
  const days = [...person.taskDays, ...person.practiceDays];
  const weeks = new Set(days.map((day) => Math.floor(day / 7)).filter((week) => week < 4));
  const done = person.tasks.total === 0 ? 0 : person.tasks.done / person.tasks.total;
  return {
    activated: true,
    diagnosed: person.diagnosis !== null,
    planned: person.tasks.total > 0,
    firstTask: person.tasks.done > 0 || person.taskDays.length > 0,
    // On the list for ninety-five days.
    retained: days.some((day) => 95 - (day + 1) >= 30),
    active: days.some((day) => day < 30),
    continuous: weeks.size >= 2,
    quarter: done >= 0.25,
    half: done >= 0.5,
    threeQuarters: done >= 0.75,
    all: done >= 1,
  };
}
type Truth = keyof ReturnType<typeof truths>;

/** The people of a unit, and how many of them something holds for, in fives. */
interface Unit {
  readonly n: number;
  readonly sharing: readonly RawPerson[];
}
const countIn = (units: readonly Unit[], truth: Truth): number =>
  total(units.map(({ sharing }) => toFives(sharing.filter((person) => truths(person)[truth]).length)));
const peopleIn = (units: readonly Unit[]): number => total(units.map(({ n }) => n));

/** Median share of done tasks, between the five points at which it is known. */
function medianDone(units: readonly Unit[]): number {
  const planned = countIn(units, 'planned');
  let previous = { at: 0, share: 1 };
  for (const [at, truth] of [
    [0.25, 'quarter'],
    [0.5, 'half'],
    [0.75, 'threeQuarters'],
    [1, 'all'],
  ] as const) {
    const share = Math.min(previous.share, countIn(units, truth) / planned);
    if (share <= 0.5)
      return previous.at + ((previous.share - 0.5) / (previous.share - share)) * (at - previous.at);
    previous = { at, share };
  }
  return 1;
}

function engagement(units: readonly Unit[]): number {
  const active = hundredths(countIn(units, 'active') / peopleIn(units));
  const continuity = hundredths(countIn(units, 'continuous') / countIn(units, 'activated'));
  return Math.round(100 * (0.4 * active + 0.3 * hundredths(medianDone(units)) + 0.3 * continuity));
}

function skillIn(units: readonly Unit[], skill: string) {
  const sum = (value: (person: RawPerson) => number) =>
    total(units.map(({ sharing }) => toFives(total(sharing.map(value)))));
  const gapOf = ({ diagnosis }: RawPerson) => diagnosis?.gaps.find((gap) => gap.skill === skill);
  const isStrong = ({ diagnosis }: RawPerson) => diagnosis?.strengths.includes(skill) ?? false;
  const credit = (person: RawPerson) => {
    const gap = gapOf(person);
    return gap ? CREDIT[gap.grade] : Number(isStrong(person));
  };
  const assessed = sum((person) => Number(gapOf(person) !== undefined || isStrong(person)));
  const level = sum(credit);
  const missing = sum((person) => {
    const gap = gapOf(person);
    return gap ? 1 - CREDIT[gap.grade] : 0;
  });
  // A person's proven and missing parts are at most one whole: only rounding makes their sum larger.
  const tooMuch = Math.max(0, level + missing - assessed);
  return {
    assessed,
    level: level - tooMuch / 2,
    affected: sum((person) => Number(gapOf(person) !== undefined)),
    missing: missing - tooMuch / 2,
    tooMuch,
  };
}

describe.skipIf(!HAS_AUTH)('the figures of the cockpit', () => {
  const people = rawPeople(PEOPLE, 11);
  const emailOf = (at: number) => `pessoa-${at}@empresa.example`;
  let company: TestCompany;
  let units: ReadonlyMap<string, Unit>;
  const ask = async (department: string | null): Promise<CompanyOverview> => {
    const { body } = await company.get('/company/overview', { department, week: null, weeks: 12 });
    return v.parse(CompanyOverviewResponseSchema, body);
  };

  beforeAll(async () => {
    company = await newCompany(backend, { seats: 400 });
    const rows = people.map(({ department }, at) => ({
      line: at + 2,
      person: described(`Pessoa ${at}`, { email: emailOf(at), department }),
    }));
    await company.post('/company/members/import', { dryRun: false, rows });
    const listed = await company.people();
    const writer = backend.db.bulkWriter();
    for (const [at, person] of people.entries()) {
      if (!person.isMember) continue;
      const uid = `uid-${company.id}-${at}`;
      const member: Member = {
        uid,
        companyId: company.id,
        personId: listed[emailOf(at)]?.id ?? '',
        joinedAt: LISTED,
        shares: person.shares,
        countsFrom: LISTED,
        accessBefore: null,
        answers: [],
        endedAt: null,
        kept: null,
        forgetAt: null,
      };
      void writer.set(company.documents.members.doc(uid), member);
      for (const [path, data] of Object.entries(documentsOf(person, AT)))
        void writer.set(backend.db.doc(`users/${uid}${path && '/'}${path}`), data);
    }
    await writer.close();
    now = AT;
    await takeCompanySnapshot({ db: backend.db, now: () => AT })(company.id);

    const grouped = Object.values(await company.people()).filter(({ group }) => group !== null);
    const byUnit = new Map<string, RawPerson[]>();
    for (const { email, group } of grouped) {
      const person = people[Number(/\d+/u.exec(email)?.[0])];
      if (person && group) byUnit.set(group.unit, [...(byUnit.get(group.unit) ?? []), person]);
    }
    units = new Map(
      [...byUnit].map(([unit, inUnit]) => [
        unit,
        { n: inUnit.length, sharing: inUnit.filter(({ isMember, shares }) => isMember && shares) },
      ]),
    );
  });

  it('are of several departments, and of nearly everybody', () => {
    expect(units.size).toBeGreaterThanOrEqual(3);
    expect(peopleIn([...units.values()])).toBeGreaterThan(PEOPLE - 5 * units.size - 5);
  });

  /** The company, and every unit whose numbers are shown as such. */
  const scopes = () => [
    { department: null, of: [...units.values()] },
    ...[...units].filter(([, { n }]) => n >= 10).map(([department, unit]) => ({ department, of: [unit] })),
  ];

  it('show only the lower or upper half for a unit of five', async () => {
    for (const [department, unit] of [...units].filter(([, { n }]) => n < 10)) {
      const { funnel, engagement: shown, lessons } = await ask(department);
      const [, ...steps] = funnel.map(({ now: cell }) => cell);
      for (const cell of [...steps, ...lessons.map((lesson) => lesson.cell)])
        expect(cell).toMatchObject({ state: 'band', count: null, share: null });
      expect(steps[0]?.band).toBe(countIn([unit], 'activated') >= 5 ? 'above_half' : 'below_half');
      expect(shown.value).toBeNull();
    }
  });

  it('count every step of the funnel as the seed has it', async () => {
    for (const { department, of } of scopes()) {
      const { n, funnel } = await ask(department);
      const counted = peopleIn(of);
      expect(n).toBe(counted);
      const counts = (['activated', 'diagnosed', 'planned', 'firstTask', 'retained'] as const).map((step) =>
        Math.min(counted, countIn(of, step)),
      );
      expect(funnel.map(({ now: cell }) => cell.count)).toEqual([counted, ...counts]);
      expect(funnel.map(({ now: cell }) => cell.share)).toEqual([
        1,
        ...counts.map((count) => expect.closeTo(count / counted, 2)),
      ]);
    }
  });

  it('give the engagement index that follows from the seed', async () => {
    for (const { department, of } of scopes()) {
      const { engagement: shown } = await ask(department);
      expect(shown.value).toBe(engagement(of));
      expect(shown.series.at(-1)).toEqual({ week: '2026-W45', value: engagement(of) });
    }
  });

  it('give level and coverage of every shown skill and department', async () => {
    const { heatMap, units: columns } = await ask(null);
    expect(heatMap.length).toBeGreaterThanOrEqual(5);
    let shown = 0;
    let reconciled = 0;
    for (const { skillId, cells, total: whole } of heatMap) {
      const columnsOf = [...columns.map(({ id }) => units.get(id)), null];
      for (const [at, cell] of [...cells, whole].entries()) {
        const unit = columnsOf[at];
        const of = unit === null ? [...units.values()] : unit ? [unit] : [];
        const { assessed, level, tooMuch } = skillIn(of, skillId);
        if (cell.state !== 'ok') continue;
        shown += 1;
        reconciled += Number(tooMuch > 0);
        expect(cell).toEqual({
          state: 'ok',
          n: assessed,
          value: level === assessed ? 1 : Math.min(0.99, hundredths(level / assessed)),
          coverage: hundredths(Math.min(1, assessed / peopleIn(of))),
        });
      }
      const hidden = cells.filter((cell, at) => cell.state !== 'ok' && units.has(columns[at]?.id ?? ''));
      expect(hidden.length).not.toBe(1);
    }
    expect(shown).toBeGreaterThan(10);
    expect(reconciled).toBeGreaterThan(0);
  });

  it('weight a missing part by its people', async () => {
    for (const { department, of } of scopes()) {
      const { priorities, heatMap } = await ask(department);
      const expected = heatMap
        .map(({ skillId }) => ({ skillId, ...skillIn(of, skillId) }))
        .filter(({ affected, missing }) => affected >= 10 && missing > 0)
        .map(({ skillId, affected, missing }) => {
          const mean = hundredths(missing / affected);
          return { skillId, n: affected, missing: mean, load: Math.round(missing) };
        });
      const loads = priorities.map(({ load }) => load);
      expect(loads).toEqual(loads.toSorted((a, b) => b - a));
      for (const { label: _, coverage, ...burden } of priorities) {
        expect(expected).toContainEqual(burden);
        const cell = heatMap.find(({ skillId }) => skillId === burden.skillId)?.total;
        expect(department === null ? coverage : cell?.coverage).toBe(cell?.coverage);
      }
      expect(priorities).toHaveLength(Math.min(8, expected.length));
    }
  });

  it('count who completed a lesson', async () => {
    for (const { department, of } of scopes()) {
      const { lessons } = await ask(department);
      for (const { lessonId, cell } of lessons) {
        const counts = of.map(({ sharing }) =>
          toFives(sharing.filter((person) => person.lessons.includes(lessonId)).length),
        );
        expect(cell.count).toBe(total(counts));
      }
    }
  });

  it('count every seat that the list takes', async () => {
    expect((await ask(null)).seats).toMatchObject({ total: 400, used: expect.any(Number) });
  });
});
