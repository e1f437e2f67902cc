import * as v from 'valibot';
import { DAY_MS, CompanyImportResponseSchema, SHARING_NOTICE_VERSION } from '@aura/shared-domain';
import type { Contribution, Snapshot } from '@aura/shared-company';
import { computeInstant, createRandom, type ListEvent, type World } from '@aura/shared-company/testing';
import { parsePerson, parseSnapshot } from '../../src/company/company-documents.ts';
import { drawCountedFrom } from '../../src/company/membership/drawn-times.ts';
import { computeMemberAfter } from '../../src/company/membership/compute-member-after.ts';
import { computePersonId } from '../../src/company/people/person-id.ts';
import { takeCompanySnapshot } from '../../src/company/snapshots/take-company-snapshot.ts';
import type { Person } from '../people.ts';
import { described, newCompany, type TestCompany } from './company.ts';
import { expectOk } from './expect-ok.ts';
import { linksFor, createGuest, readStoredMember, type MembersBackend } from './members.ts';
import { MembershipLife, type Deed } from './membership-life.ts';
import { documentsAdding, SETTLED_DAYS, steady } from './steady-member.ts';

/**
 * A company that has lived through the weeks of a world: its list by the calls of its manager, its memberships by the
 * calls of its people, its numbers by the weekly run.
 */
export interface LivedCompany {
  readonly company: TestCompany;
  /** Ascending, as finally stored. */
  readonly snapshots: readonly Snapshot[];
  /** The same, as each was stored when it was taken. */
  readonly taken: readonly Snapshot[];
  /** The units of each week and the people of their groups, as stored; with the ids of the world. */
  readonly placings: readonly ReadonlyMap<string, readonly string[]>[];
  /** What everybody has to have added in each week, by what was done until then; null for nothing. */
  readonly added: readonly ReadonlyMap<string, Contribution | null>[];
  /** What was done, in its order. */
  readonly deeds: readonly (Deed | 'kept')[];
  /** Everybody with an account. */
  readonly members: readonly LivedMember[];
}

interface LivedMember {
  readonly id: string;
  readonly person: Person;
  readonly life: MembershipLife;
  /** What they add while they are counted, for all weeks; settled when they join. */
  secret: Contribution;
}

const ROWS_PER_CALL = 200;
/** Accounts that are made, and acceptances that are written, at once. */
const AT_ONCE = 8;

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** Lists are changed and people act on the day before a snapshot; with the first one, long enough before to be settled. */
const actedAt = (week: number): Date => daysBefore(computeInstant(week), week === 0 ? SETTLED_DAYS : 1);

interface Options {
  readonly seed: number;
  /** Probability a week to object, and to leave. */
  readonly restless: number;
  /** Whether who accepts for the first time does so by their call, or what it writes is written: quicker for many. */
  readonly joining: 'called' | 'written';
}

/**
 * Simulates a company. People with a secret have an account, and most of them accept when they are added to the list;
 * some object, leave, return or withdraw.
 */
export async function livedCompany(
  backend: MembersBackend,
  world: World,
  { seed, restless, joining }: Options,
): Promise<LivedCompany> {
  backend.setNow(actedAt(0));
  const company = await newCompany(backend, { seats: 10_000, createdAt: actedAt(0) });
  const living = new Living({ backend, company, world, joining }, await membersOf(backend, world));
  const random = createRandom(seed);
  for (let week = 0; week < world.weeks; week++) {
    backend.setNow(actedAt(week));
    await living.changeList(week);
    await living.act(week, (member, deciding) => member.life.decides(random, { ...deciding, restless }));
    backend.setNow(computeInstant(week));
    await living.takeSnapshot(week);
  }
  return { company, snapshots: await storedSnapshots(company), ...living.lived };
}

async function storedSnapshots({ documents }: TestCompany): Promise<readonly Snapshot[]> {
  const { docs } = await documents.snapshots.orderBy('week').get();
  return docs.map((snapshot) => parseSnapshot(snapshot.data()));
}

async function membersOf({ db }: MembersBackend, { people }: World): Promise<LivedMember[]> {
  const members: LivedMember[] = [];
  await inParts(people, async ({ id, secret }) => {
    if (secret) members.push({ id, person: await createGuest(db), life: new MembershipLife(), secret });
  });
  return members.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function inParts<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE)
    await Promise.all(all.slice(at, at + AT_ONCE).map((one) => work(one)));
}

interface Decided {
  readonly member: LivedMember;
  readonly deed: Deed;
}

type Decide = (
  member: LivedMember,
  deciding: { readonly isListed: boolean; readonly isNew: boolean },
) => Deed | null;

interface Setting extends Pick<Options, 'joining'> {
  readonly backend: MembersBackend;
  readonly company: TestCompany;
  readonly world: World;
}

/** Whether a person joins the company for the first time. */
const joins = ({ member, deed }: Decided): boolean => deed === 'accept' && member.life.isNew;

class Living {
  readonly lived = {
    taken: [] as Snapshot[],
    placings: [] as ReadonlyMap<string, readonly string[]>[],
    added: [] as ReadonlyMap<string, Contribution | null>[],
    deeds: [] as (Deed | 'kept')[],
    members: [] as readonly LivedMember[],
  };
  readonly #backend: MembersBackend;
  readonly #company: TestCompany;
  readonly #world: World;
  readonly #joining: Options['joining'];
  readonly #makeMember: ReadonlyMap<string, LivedMember>;
  readonly #worldIds: ReadonlyMap<string, string>;

  constructor({ backend, company, world, joining }: Setting, members: readonly LivedMember[]) {
    this.#backend = backend;
    this.#company = company;
    this.#world = world;
    this.#joining = joining;
    this.#makeMember = new Map(members.map((member) => [member.id, member]));
    this.#worldIds = new Map(world.people.map(({ id }) => [this.#personId(id), id]));
    this.lived.members = members;
  }

  #emailOf(id: string): string {
    return this.#makeMember.get(id)?.person.email ?? `${id}@empresa.example`;
  }

  #personId(id: string): string {
    return computePersonId(this.#company.id, this.#emailOf(id));
  }

  #eventsIn(week: number): readonly (readonly [string, ListEvent])[] {
    return this.#world.people.flatMap(({ id, events }) =>
      events.filter((event) => event.week === week).map((event) => [id, event] as const),
    );
  }

  /** What the manager does with the list. */
  async changeList(week: number): Promise<void> {
    const events = this.#eventsIn(week);
    await this.#putOnList(events);
    const placed = new Set([...(this.lived.placings.at(-1)?.values() ?? [])].flat());
    for (const [id, event] of events) {
      const personId = this.#personId(id);
      if (event.kind === 'removed') {
        await expectOk(this.#company.post('/company/people/remove', { personId }));
        const life = this.#makeMember.get(id)?.life;
        life?.removed(actedAt(week), placed.has(id));
        if (life?.keeps) this.lived.deeds.push('kept');
      }
      if (event.kind === 'moved') {
        const { department } = event;
        await expectOk(this.#company.post('/company/people/change', { personId, name: id, department }));
      }
    }
  }

  async #putOnList(events: readonly (readonly [string, ListEvent])[]): Promise<void> {
    const stored = await this.#company.documents.people.select('department').get();
    const before = new Map(stored.docs.map((person) => [person.id, String(person.get('department'))]));
    const added = events.flatMap(([id, event]) => {
      const email = this.#emailOf(id);
      if (event.kind === 'listed') return described(id, { email, department: event.department });
      const department = before.get(this.#personId(id)) ?? 'dep-0';
      return event.kind === 'restored' ? described(id, { email, department }) : [];
    });
    for (let at = 0; at < added.length; at += ROWS_PER_CALL) {
      const rows = added.slice(at, at + ROWS_PER_CALL).map((person, line) => ({ line: line + 1, person }));
      const body = await expectOk(this.#company.post('/company/members/import', { dryRun: false, rows }));
      const { invitations } = v.parse(CompanyImportResponseSchema, body);
      if (invitations.length !== rows.length) throw new Error('not everybody came onto the list');
    }
  }

  /** What the people do about their memberships. */
  async act(week: number, decide: Decide): Promise<void> {
    const deeds = this.#world.people.flatMap(({ id, events }) => {
      const past = events.filter((event) => event.week <= week);
      const member = this.#makeMember.get(id);
      const last = past.at(-1);
      if (!member || !last) return [];
      const isNew = last.week === week && last.kind === 'listed';
      const deed = decide(member, { isListed: last.kind !== 'removed', isNew });
      return deed ? [{ member, deed }] : [];
    });
    const isWritten = (decided: Decided) => this.#joining === 'written' && joins(decided);
    await inParts(deeds.filter(isWritten), ({ member }) => this.#writeAccepting(member, actedAt(week)));
    const called = deeds.filter((decided) => !isWritten(decided));
    const accepting = called.filter(({ deed }) => deed === 'accept');
    const ids = accepting.map(({ member }) => this.#personId(member.id));
    const links = await linksFor(this.#company, ids);
    for (const { member, deed } of called) {
      const { id, person } = member;
      if (deed === 'accept')
        await expectOk(this.#backend.accept(links.get(this.#personId(id)) ?? '', person));
      else await expectOk(this.#backend.change(this.#company, person, deed));
    }
    await inParts(deeds, async ({ member, deed }) => {
      if (joins({ member, deed })) await this.#learn(member, week);
      const stored = await readStoredMember(this.#company, member.person);
      member.life.did(deed, stored?.countsFrom ?? new Date(0));
    });
    this.lived.deeds.push(...deeds.map(({ deed }) => deed));
  }

  /** All writes of a person's first acceptance. */
  async #writeAccepting({ id, person: { uid } }: LivedMember, at: Date): Promise<void> {
    const { id: companyId, documents } = this.#company;
    const personId = this.#personId(id);
    const { invitation } = parsePerson((await documents.people.doc(personId).get()).data());
    const answer = { shares: true, noticeVersion: SHARING_NOTICE_VERSION };
    const joining = { uid, companyId, personId, accessBefore: null, kept: null, ...answer };
    const batch = this.#backend.db.batch();
    batch.set(
      documents.members.doc(uid),
      computeMemberAfter(null, joining, { at, countsFrom: drawCountedFrom(at) }),
    );
    batch.update(documents.invites.doc(invitation.hash), { acceptedBy: uid });
    batch.update(this.#backend.db.doc(`users/${uid}`), { plan: 'b2b_equilibrio', credits: 999 });
    await batch.commit();
  }

  /** Stores all that they learn until the last snapshot; of each, only what was before it counts. */
  async #learn(member: LivedMember, week: number): Promise<void> {
    member.secret = steady(member.secret, week === 0);
    const [firstAt, lastAt] = [computeInstant(0), computeInstant(this.#world.weeks - 1)];
    const documents = documentsAdding(member.secret, { joinedAt: actedAt(week), firstAt, lastAt });
    const batch = this.#backend.db.batch();
    for (const [path, data] of Object.entries(documents)) {
      const document = this.#backend.db.doc(`users/${member.person.uid}${path && '/'}${path}`);
      batch.set(document, data, { merge: true });
    }
    await batch.commit();
  }

  async takeSnapshot(week: number): Promise<void> {
    const now = computeInstant(week);
    await takeCompanySnapshot({ db: this.#backend.db, now: () => now })(this.#company.id);
    this.lived.taken.push(...(await storedSnapshots(this.#company)).slice(this.lived.taken.length));
    this.lived.placings.push(await this.#storedPlacing());
    const addedBy = ({ life, secret }: LivedMember) => (life.countsAt(now) ? secret : null);
    this.lived.added.push(new Map(this.lived.members.map((member) => [member.id, addedBy(member)])));
  }

  async #storedPlacing(): Promise<ReadonlyMap<string, readonly string[]>> {
    const units = new Map<string, string[]>();
    const inGroups = this.#company.documents.people.orderBy('group.unit').select('group.unit');
    for (const person of (await inGroups.get()).docs) {
      const unit = String(person.get('group.unit'));
      units.set(unit, [...(units.get(unit) ?? []), this.#worldIds.get(person.id) ?? person.id]);
    }
    return units;
  }
}
