import { personIdOf } from '../../src/company/people/person-id.ts';
import { takeCompanySnapshot } from '../../src/company/snapshots/take-company-snapshot.ts';
import type { Member, Snapshot } from '@aura/shared-company';
import { instantOf, type ListEvent, type PublishedSet, type World } from '@aura/shared-company/testing';
import type { CompanyBackend } from './backend.ts';
import { parseSnapshot } from '../../src/company/company-documents.ts';
import { described, newCompany, type TestCompany } from './company.ts';

/** A company that has lived through the weeks of a world, all of it by the calls of its manager and the weekly run. */
export interface LivedCompany {
  readonly company: TestCompany;
  /** Ascending. */
  readonly snapshots: readonly Snapshot[];
  /** Whom the sums of each week were of, by the groups that are stored; in the ids of the world. */
  readonly placings: readonly ReadonlyMap<string, readonly string[]>[];
}

interface Living {
  readonly backend: CompanyBackend;
  readonly setNow: (now: Date) => void;
}

const ROWS_PER_CALL = 200;
const emailOf = (id: string): string => `${id}@empresa.example`;

/** Lets a company live: whoever has a secret adds it from the day on which they are put on the list. */
export async function livedCompany({ backend, setNow }: Living, world: World): Promise<LivedCompany> {
  setNow(instantOf(0));
  const company = await newCompany(backend, { seats: 10_000, createdAt: instantOf(0) });
  const idOf = (id: string) => personIdOf(company.id, emailOf(id));
  const worldIds = new Map(world.people.map(({ id }) => [idOf(id), id]));
  const placings: ReadonlyMap<string, readonly string[]>[] = [];
  for (let week = 0; week < world.weeks; week++) {
    // The day before the snapshot.
    setNow(new Date(instantOf(week).getTime() - DAY_MS));
    await change(company, eventsOf(world, week), idOf);
    if (week === 0) await share(backend, company, world, idOf);
    setNow(instantOf(week));
    await takeCompanySnapshot({ db: backend.db, now: () => instantOf(week) })(company.id);
    placings.push(await storedPlacing(company, worldIds));
  }
  const { docs } = await company.documents.snapshots.orderBy('week').get();
  return { company, snapshots: docs.map((snapshot) => parseSnapshot(snapshot.data())), placings };
}

/** The sets of people whose sums were published, as an attacker looks at them. */
export const setsOf = ({ placings, snapshots }: LivedCompany): readonly PublishedSet[] =>
  placings.flatMap((units, at) =>
    [...units.values()].map((people) => ({ people, roundedTo: snapshots[at]?.size ?? 1 })),
  );

const DAY_MS = 24 * 60 * 60 * 1000;

const eventsOf = (world: World, week: number): readonly (readonly [string, ListEvent])[] =>
  world.people.flatMap(({ id, events }) =>
    events.filter((event) => event.week === week).map((event) => [id, event] as const),
  );

async function change(
  company: TestCompany,
  events: readonly (readonly [string, ListEvent])[],
  idOf: (id: string) => string,
): Promise<void> {
  const departments = new Map<string, string>();
  const stored = await company.documents.people.select('department').get();
  const restored = new Map(stored.docs.map((person) => [person.id, String(person.get('department'))]));
  for (const [id, event] of events)
    if (event.kind === 'listed') departments.set(id, event.department);
    else if (event.kind === 'restored') departments.set(id, restored.get(idOf(id)) ?? 'dep-0');
  const added = [...departments].map(([id, department]) => described(id, { email: emailOf(id), department }));
  for (let at = 0; at < added.length; at += ROWS_PER_CALL) {
    const rows = added.slice(at, at + ROWS_PER_CALL).map((person, line) => ({ line: line + 1, person }));
    await expectOk(company.post('/company/members/import', { dryRun: false, rows }));
  }
  for (const [id, event] of events) {
    const personId = idOf(id);
    if (event.kind === 'removed') await expectOk(company.post('/company/people/remove', { personId }));
    if (event.kind === 'moved') {
      const { department } = event;
      await expectOk(company.post('/company/people/change', { personId, name: id, department }));
    }
  }
}

async function expectOk(asked: ReturnType<TestCompany['post']>): Promise<void> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
}

/** What somebody adds is kept as it is from the beginning on: nobody's secret ever changes. */
async function share(
  { db }: CompanyBackend,
  { id: companyId, documents }: TestCompany,
  world: World,
  idOf: (id: string) => string,
): Promise<void> {
  const writer = db.bulkWriter();
  for (const { id, secret } of world.people) {
    if (!secret) continue;
    const uid = `uid-${companyId}-${id}`;
    const at = instantOf(0);
    const member: Member = {
      uid,
      companyId,
      personId: idOf(id),
      joinedAt: at,
      shares: true,
      countsFrom: at,
      accessBefore: null,
      answers: [],
      endedAt: at,
      kept: secret,
      forgetAt: new Date('2100-01-01T00:00:00Z'),
    };
    void writer.set(documents.members.doc(uid), member);
  }
  await writer.close();
}

async function storedPlacing(
  { documents }: TestCompany,
  worldIds: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const units = new Map<string, string[]>();
  const { docs } = await documents.people.orderBy('group.unit').select('group.unit').get();
  for (const person of docs) {
    const unit = String(person.get('group.unit'));
    units.set(unit, [...(units.get(unit) ?? []), worldIds.get(person.id) ?? person.id]);
  }
  return units;
}
