import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Snapshot } from '@aura/shared-company';
import { computeInstant } from '@aura/shared-company/testing';
import { DAY_MS, CompanyOverviewResponseSchema } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { described, linesOf, newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { expectOk } from '../../../test-support/company/expect-ok.ts';
import {
  linksFor,
  startMembersBackend,
  createGuest,
  removed,
  type MembersBackend,
} from '../../../test-support/company/members.ts';
import type { Person } from '../../../test-support/people.ts';
import { parseSnapshot } from '../company-documents.ts';
import { computePersonId } from '../people/person-id.ts';
import { takeCompanySnapshot } from '../snapshots/take-company-snapshot.ts';

const JOINED = new Date(computeInstant(0).getTime() - 40 * DAY_MS);
const [A = '', B = '', C = ''] = LESSON_SUMMARIES.map(({ id }) => id);

/**
 * Eight of ten accept, and everybody but three completed nothing or all: of each lesson three are rounded to five, and two
 * would be to none; eight who accepted are rounded to ten, and seven would be to five.
 */
const LEARNED = [[C], [A], [B], [A, B, C], [A, B, C], [], [], []];

let backend: MembersBackend;
let company: TestCompany;
const people: Person[] = [];

beforeAll(async () => {
  if (!HAS_AUTH) return;
  backend = await startMembersBackend();
  backend.setNow(JOINED);
  company = await newCompany(backend);
  for (const _ of LEARNED) people.push(await createGuest(backend.db));
  const silent = [described('Bia Souza'), described('Caio Reis')];
  const rows = linesOf([...people.map(({ email, uid }) => described(uid, { email })), ...silent]);
  await company.post('/company/members/import', { dryRun: false, rows });
  const ids = people.map(({ email }) => computePersonId(company.id, email));
  const links = await linksFor(company, ids);
  for (const [at, person] of people.entries()) {
    await expectOk(backend.accept(links.get(ids[at] ?? '') ?? '', person));
    for (const lessonId of LEARNED[at] ?? [])
      await backend.db.doc(`users/${person.uid}/lessonProgress/${lessonId}`).set({ completedAt: JOINED });
  }
});
afterAll(() => backend?.stop());

const taken: Snapshot[] = [];
const seen: unknown[] = [];

/** What a company is shown of a week, beside its own list and the calendar of today. */
async function viewOf({ week }: Snapshot): Promise<unknown> {
  const { body } = await company.get('/company/overview', { department: null, week, weeks: 12 });
  const {
    seats: _,
    snapshots: __,
    nextNumbersOn: ___,
    ...view
  } = v.parse(CompanyOverviewResponseSchema, body);
  return view;
}

const stored = async (week: string): Promise<Snapshot> =>
  parseSnapshot((await company.documents.snapshots.doc(week).get()).data());

/** Takes the next snapshot, and gives what it publishes of the only unit. */
async function nextWeek(): Promise<Snapshot['units'][number] | undefined> {
  const now = computeInstant(taken.length);
  backend.setNow(now);
  await takeCompanySnapshot({ db: backend.db, now: () => now })(company.id);
  const week = (await company.company()).snapshots.at(-1) ?? '';
  const snapshot = await stored(week);
  taken.push(snapshot);
  seen.push(await viewOf(snapshot));
  // Actions happen in the middle of the week.
  backend.setNow(new Date(now.getTime() + 3 * DAY_MS));
  return snapshot.units[0];
}

const personAt = (at: number): Person => {
  const person = people[at];
  if (!person) throw new Error('nobody');
  return person;
};

describe.skipIf(!HAS_AUTH)('the sums of a company whose people join and leave', () => {
  it('begin with all who accepted', async () => {
    const unit = await nextWeek();
    expect(unit).toMatchObject({ n: 10, lessons: { [A]: 5, [B]: 5, [C]: 5 } });
    expect(unit?.measures.activated).toBe(10);
  });

  it('are the same in the week after somebody was taken off the list', async () => {
    expect((await removed(company, personAt(0))).status).toBe(200);
    expect(await nextWeek()).toEqual(taken[0]?.units[0]);
  });

  it('fall only by people who object', async () => {
    expect((await backend.change(company, personAt(1), 'object')).status).toBe(200);
    const unit = await nextWeek();
    expect(unit).toMatchObject({ n: 10 });
    expect(unit?.lessons).toEqual({ [B]: 5, [C]: 5 });
    expect(unit?.measures.activated).toBe(5);
  });

  it('fall by people who leave', async () => {
    expect((await backend.change(company, personAt(2), 'leave')).status).toBe(200);
    expect((await nextWeek())?.lessons).toEqual({ [C]: 5 });
  });

  it('fall by removed people only when they withdraw what was kept', async () => {
    expect((await backend.change(company, personAt(0), 'object')).status).toBe(409);
    expect((await nextWeek())?.lessons).toEqual({ [C]: 5 });
    expect((await backend.change(company, personAt(0), 'withdraw')).status).toBe(200);
    expect((await nextWeek())?.lessons).toEqual({});
  });

  it('never change after their week', async () => {
    for (const [at, snapshot] of taken.entries()) {
      expect(await stored(snapshot.week)).toEqual(snapshot);
      expect(await viewOf(snapshot)).toEqual(seen[at]);
    }
    expect(taken).toHaveLength(6);
  });
});
