import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { makeManagerToken, newCompany } from '../../../test-support/company/company.ts';
import { createListedCompany, type ListedCompany } from '../../../test-support/company/listed-company.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import {
  invited,
  startMembersBackend,
  createGuest,
  readStoredMember,
  type MembersBackend,
} from '../../../test-support/company/members.ts';
import { BILLING } from '../../billing/billing-record.ts';
import { readSettings } from '../../config/settings.ts';
import { takeCompanySnapshot } from '../snapshots/take-company-snapshot.ts';
import { walkCompanies } from '../snapshots/walk-companies.ts';
import { closeCompany, countCompany, type ClosingDeps } from './close-company.ts';

const NOW = new Date('2026-11-09T07:00:00.000Z');
const LATER = new Date('2027-03-01T12:00:00.000Z');
const MEMBER_PLAN = { plan: 'b2b_equilibrio', credits: 999, acesso_expira_em: null };
const BOUGHT = {
  customerId: 'cus_1',
  entitlement: {
    plan: 'decolagem',
    endsAt: LATER,
    source: { kind: 'payment', id: 'pi_1', priceId: 'price_1', plan: 'conquista', endsAt: LATER },
    changesAt: LATER,
  },
};

/** There are no accounts. */
const NO_ACCOUNTS: ClosingDeps['accounts'] = {
  getUser: async () => Promise.reject(Object.assign(new Error(), { code: 'auth/user-not-found' })),
  setCustomUserClaims: async () => undefined,
  revokeRefreshTokens: async () => undefined,
};
const depsOf = (db: Firestore): ClosingDeps => ({ db, accounts: NO_ACCOUNTS, now: () => NOW });

afterEach(() => void vi.restoreAllMocks());

/** A company with something of every kind: one member pays for themselves, one was given a plan, one has nothing. */
async function fullCompany(db: Firestore) {
  const manager = `gestora-${crypto.randomUUID()}`;
  await db.doc(`users/${manager}`).set({ name: 'Gestora', role: 'gestor_rh' });
  const company = await createListedCompany(db, { managers: [manager], seatsUsed: 6 });
  const listed = await company.list(6);
  const [paying, given, free, former] = ['paying', 'given', 'free', 'former'].map(
    (name) => `${name}-${company.id}`,
  );
  const accepted = [paying, given, free, former].map(String);
  const accessBefore = { plan: 'impulso', credits: 40, endsAt: LATER };
  const changes = [{}, { accessBefore }, {}, { endedAt: NOW, forgetAt: LATER }];
  for (const [at, uid] of accepted.entries()) {
    const profile = uid === former ? { plan: 'freemium', credits: 0, acesso_expira_em: null } : MEMBER_PLAN;
    await company.accept(listed[at] ?? '', profile, { uid, ...changes[at] });
  }
  await db.collection(BILLING).doc(String(paying)).set(BOUGHT);
  const { invites, snapshots, auditLog } = company.documents;
  await Promise.all([
    ...listed.map((personId) =>
      invites.doc(personId).set({ personId, issuedAt: NOW, expiresAt: LATER, acceptedBy: null }),
    ),
    snapshots.doc('2026-W44').set({ week: '2026-W44', takenAt: NOW, body: '{}' }),
    auditLog.add({ at: NOW, actor: 'Gestora', actorUid: manager, action: 'company_created', detail: '' }),
  ]);
  return { company, manager, people: accepted };
}
type FullCompany = Awaited<ReturnType<typeof fullCompany>>;

/** What is left of it. */
async function after(db: Firestore, { company, manager, people }: FullCompany) {
  const profile = async (uid: string) => (await db.doc(`users/${uid}`).get()).data() ?? {};
  const profiles = await Promise.all(people.map(profile));
  return {
    paths: await pathsOf(company),
    role: (await profile(manager))['role'] ?? null,
    plans: profiles.map(({ plan, credits, acesso_expira_em: endsAt }) => ({
      plan,
      credits,
      endsAt: endsAt?.toDate() ?? null,
    })),
    told: profiles.map(
      ({ notifications }) => (notifications as readonly DocumentData[] | undefined)?.length ?? 0,
    ),
  };
}

/** Everything that is stored at a company, by its path. */
async function pathsOf({ documents: { company } }: ListedCompany): Promise<readonly string[]> {
  const below = await Promise.all((await company.listCollections()).map((collection) => collection.get()));
  const paths = below.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
  return [...((await company.get()).exists ? [company.path] : []), ...paths];
}

const CLOSED = {
  paths: [],
  role: null,
  plans: [
    { plan: 'decolagem', credits: 999, endsAt: LATER },
    { plan: 'impulso', credits: 40, endsAt: LATER },
    { plan: 'freemium', credits: 0, endsAt: null },
    { plan: 'freemium', credits: 0, endsAt: null },
  ],
  // A person removed from the list earlier gets no further notification.
  told: [1, 1, 1, 0],
};

const CONTENTS = {
  name: 'Empresa de Teste',
  managers: 1,
  people: 6,
  invites: 6,
  activeMembers: 3,
  endedMembers: 1,
  snapshots: 1,
  auditEntries: 1,
};

/**
 * Writes for closing such a company: a batch for each of four kinds of documents; a transaction, which begins a new
 * batch, for a manager, four members and the company.
 */
const WRITES = 4 + 6 * 2;

/** Lets the database take so many writes and no more. */
function cutAfter(db: Firestore, writes: number): void {
  let left = writes;
  const write = <T>(go: () => T): T => {
    left -= 1;
    if (left < 0) throw new Error('cut');
    return go();
  };
  const [runTransaction, batch] = [db.runTransaction.bind(db), db.batch.bind(db)];
  vi.spyOn(db, 'runTransaction').mockImplementation(async (...args) => write(() => runTransaction(...args)));
  vi.spyOn(db, 'batch').mockImplementation(() => write(() => batch()));
}

describe('closing a company', () => {
  it('counts what would be deleted, without deleting it', async () => {
    const db = openOwnDatabase();
    const full = await fullCompany(db);
    const before = await after(db, full);
    expect(await countCompany(db, full.company.id)).toEqual({ outcome: 'counted', contents: CONTENTS });
    expect(await after(db, full)).toEqual(before);
    expect(await countCompany(db, 'nenhuma')).toEqual({ outcome: 'unknown' });
  });

  it('gives members back their former plan, tells them and deletes everything; other companies stay', async () => {
    const db = openOwnDatabase();
    const [full, other] = [await fullCompany(db), await fullCompany(db)];
    const before = await after(db, other);
    expect(await closeCompany(depsOf(db), full.company.id)).toEqual({
      outcome: 'closed',
      contents: CONTENTS,
    });
    expect(await after(db, full)).toEqual(CLOSED);
    expect(await after(db, other)).toEqual(before);
    expect(await closeCompany(depsOf(db), full.company.id)).toEqual({ outcome: 'unknown' });
    expect(await after(db, full)).toEqual(CLOSED);
  });

  it.each(Array.from({ length: WRITES }, (_, writes) => writes))(
    'ends in the same state where it was cut short after %i writes, with the weekly run in between',
    async (writes) => {
      const db = openOwnDatabase();
      const full = await fullCompany(db);
      cutAfter(db, writes);
      await expect(closeCompany(depsOf(db), full.company.id)).rejects.toThrow('cut');
      vi.restoreAllMocks();
      expect((await pathsOf(full.company)).length).toBeGreaterThan(0);
      const walk = () => walkCompanies({ db, now: () => NOW, logSnapshots: () => undefined }, 60_000);
      expect(await walk()).toMatchObject({ companies: 1, failed: 0 });
      expect(await closeCompany(depsOf(db), full.company.id)).toMatchObject({ outcome: 'closed' });
      expect(await after(db, full)).toEqual(CLOSED);
      expect(await walk()).toMatchObject({ companies: 0, failed: 0 });
    },
  );

  it('is not cut short after that many', async () => {
    const db = openOwnDatabase();
    const full = await fullCompany(db);
    cutAfter(db, WRITES);
    expect(await closeCompany(depsOf(db), full.company.id)).toMatchObject({ outcome: 'closed' });
  });

  it('goes on where something was added behind its back, and clears up after a company that is gone', async () => {
    const db = openOwnDatabase();
    const full = await fullCompany(db);
    const { people, auditLog } = full.company.documents;
    const runTransaction = db.runTransaction.bind(db);
    let transactions = 0;
    vi.spyOn(db, 'runTransaction').mockImplementation(async (...args) => {
      // After a manager and four members: the one that deletes the company.
      transactions += 1;
      if (transactions === 6) await people.doc('tarde').set({ name: 'Tarde' });
      return runTransaction(...args);
    });
    expect(await closeCompany(depsOf(db), full.company.id)).toMatchObject({ outcome: 'closed' });
    expect(await after(db, full)).toEqual(CLOSED);
    // A view that was under way is noted although the company is gone.
    await auditLog.add({ detail: 'tarde' });
    expect(await closeCompany(depsOf(db), full.company.id)).toMatchObject({
      outcome: 'closed',
      contents: { name: '', auditEntries: 1 },
    });
    expect(await after(db, full)).toEqual(CLOSED);
  });

  it('leaves the plan of another company to whoever a company that is gone had left behind', async () => {
    const db = openOwnDatabase();
    const [gone, other] = [await createListedCompany(db), await createListedCompany(db)];
    const [ana = '', rui = ''] = await gone.list(2);
    await gone.accept(ana, MEMBER_PLAN, { uid: 'ana' });
    await gone.accept(rui, MEMBER_PLAN, { uid: 'rui' });
    await gone.documents.company.delete();
    const [elsewhere = ''] = await other.list(1);
    await other.accept(elsewhere, MEMBER_PLAN, { uid: 'ana' });
    expect(await closeCompany(depsOf(db), gone.id)).toMatchObject({ outcome: 'closed' });
    expect(await pathsOf(gone)).toEqual([]);
    const profiles = await Promise.all(['ana', 'rui'].map((uid) => db.doc(`users/${uid}`).get()));
    expect(profiles.map((profile) => profile.get('plan'))).toEqual(['b2b_equilibrio', 'freemium']);
    expect(profiles.map((profile) => profile.get('notifications')?.[0]?.text ?? null)).toEqual([
      null,
      expect.stringMatching(/^Sua empresa deixou/u),
    ]);
  });

  it('is passed over by a weekly run that had begun', async () => {
    const db = openOwnDatabase();
    const take = takeCompanySnapshot({ db, now: () => NOW });
    const PASSED_OVER = { taken: false, unread: 0 };
    const [before, during] = [await createListedCompany(db), await createListedCompany(db)];
    await closeCompany(depsOf(db), before.id);
    expect(await take(before.id)).toEqual(PASSED_OVER);

    const runTransaction = db.runTransaction.bind(db);
    let transactions = 0;
    vi.spyOn(db, 'runTransaction').mockImplementation(async (...args) => {
      // The first looks for what is due to be forgotten, the second stores the snapshot.
      transactions += 1;
      if (transactions === 2) await during.documents.company.delete();
      return runTransaction(...args);
    });
    expect(await take(during.id)).toEqual(PASSED_OVER);
    expect(transactions).toBe(2);
    expect(await pathsOf(during)).toEqual([]);
  });

  it('closes more than a page of everything', async () => {
    const db = openOwnDatabase();
    const company = await createListedCompany(db);
    const listed = await company.list(410);
    await Promise.all(listed.slice(0, 120).map((personId) => company.accept(personId, MEMBER_PLAN)));
    expect(await closeCompany(depsOf(db), company.id)).toMatchObject({
      outcome: 'closed',
      contents: { people: 410, activeMembers: 120 },
    });
    expect(await pathsOf(company)).toEqual([]);
    const { docs } = await db.collection('users').where('plan', '==', 'b2b_equilibrio').get();
    expect(docs).toEqual([]);
  });

  it('is not stopped by records that cannot be read', async () => {
    const db = openOwnDatabase();
    const full = await fullCompany(db);
    const [, , free = ''] = full.people;
    await Promise.all([
      full.company.documents.company.update({ seats: 'muitas' }),
      full.company.documents.members.doc(free).update({ joinedAt: 'ontem' }),
      db.doc(`users/${free}`).update({ badges: 'nenhum' }),
    ]);
    expect(await closeCompany(depsOf(db), full.company.id)).toMatchObject({ outcome: 'closed' });
    expect(await after(db, full)).toEqual({ ...CLOSED, told: [1, 1, 0, 0] });
  });
});

describe.skipIf(!HAS_AUTH)('closing a company that people use', () => {
  let backend: MembersBackend;
  beforeAll(async () => void (backend = await startMembersBackend()));
  afterAll(() => backend?.stop());

  it('ends links, memberships and the cockpit; the rest of an account stays', async () => {
    const { projectId } = readSettings(process.env);
    const accounts = getAuth(getApp(projectId));
    const company = await newCompany(backend);
    const { uid } = company.manager;
    await accounts.setCustomUserClaims(uid, { operator: true, role: 'gestor_rh', company: company.id });
    const member = await createGuest(backend.db);
    await backend.accept(await invited(company, member), member);
    const late = await createGuest(backend.db);
    const link = await invited(company, late);
    expect(await readStoredMember(company, member)).not.toBeNull();

    expect(await closeCompany({ db: backend.db, accounts, now: () => NOW }, company.id)).toMatchObject({
      outcome: 'closed',
      contents: { managers: 1, people: 2, activeMembers: 1 },
    });
    expect((await backend.accept(link, late)).status).toBe(404);
    expect((await backend.memberships(member)).body.memberships).toEqual([]);
    expect(await member.profile()).toMatchObject({ plan: 'freemium', credits: 0 });
    const kept = makeManagerToken(uid, company.id);
    expect((await company.get('/company/settings', undefined, kept)).status).toBe(403);
    expect((await accounts.getUser(uid)).customClaims).toEqual({ operator: true });
    expect((await company.manager.profile())['role']).toBeUndefined();
  });

  it('leaves the cockpit of another company to somebody who has that one too', async () => {
    const accounts = getAuth(getApp(readSettings(process.env).projectId));
    const other = await newCompany(backend);
    const { uid } = other.manager;
    const company = await newCompany(backend, { managers: [uid] });
    await accounts.setCustomUserClaims(uid, { role: 'gestor_rh', company: other.id });
    await closeCompany({ db: backend.db, accounts, now: () => NOW }, company.id);
    expect((await other.get('/company/settings')).status).toBe(200);
    expect((await accounts.getUser(uid)).customClaims).toEqual({ role: 'gestor_rh', company: other.id });
  });
});
