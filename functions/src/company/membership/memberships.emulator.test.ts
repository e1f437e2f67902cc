import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_WEEKS, type Member } from '@aura/shared-company';
import { BILLING } from '../../billing/billing-record.ts';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import {
  invited,
  startMembersBackend,
  createGuest,
  removed,
  readStoredMember,
  type MembersBackend,
} from '../../../test-support/company/members.ts';
import { makeDueTask, makePlan } from '../../../test-support/due-plans.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';

let backend: MembersBackend;
let company: TestCompany;
beforeAll(async () => {
  if (!HAS_AUTH) return;
  backend = await startMembersBackend();
  company = await newCompany(backend);
});
afterEach(() => backend?.setNow(null));
afterAll(() => backend?.stop());

/** A person who has accepted. */
async function member({
  shares = true,
  profile = {},
}: { shares?: boolean; profile?: DocumentData } = {}): Promise<Person> {
  const person = await createGuest(backend.db, profile);
  await backend.accept(await invited(company, person), person, { shares });
  return person;
}

/** Gives a person their own paid plan until a date; null for one that continues. */
async function buys({ uid }: Person, endsAt: Date | null): Promise<void> {
  const source = {
    kind: 'subscription',
    id: 'sub_1',
    priceId: 'price_1',
    plan: 'impulso',
    interval: 'month',
    amount: 4990,
    renewsAt: endsAt ? null : new Date('2030-01-01T00:00:00.000Z'),
    endsAt,
    overdueInvoiceId: null,
  };
  const entitlement = { plan: 'impulso', endsAt, source, changesAt: endsAt };
  await backend.db.collection(BILLING).doc(uid).set({ customerId: 'cus_1', entitlement });
}

const FREE = { plan: 'freemium', credits: 0, acesso_expira_em: null };
const memberships = async (person: Person) => (await backend.memberships(person)).body.memberships;
const refused = ({ code, message }: { readonly code: string; readonly message: string }) => ({
  body: { error: { code, message } },
});

/** The two ways in which a membership comes to an end. */
const ends = [
  ['leaving', (person: Person) => backend.change(company, person, 'leave')],
  ['being taken off the list', (person: Person) => removed(company, person)],
] as const;

describe.skipIf(!HAS_AUTH)('GET /memberships', () => {
  it('shows nothing to a person without an invitation', async () => {
    expect(await memberships(await newPerson(backend.db))).toEqual([]);
  });

  it('shows the own ones, with the names of today', async () => {
    const [person] = await Promise.all([member({ shares: false }), member()]);
    expect(await memberships(person)).toMatchObject([
      { companyId: company.id, department: 'Comercial', state: 'active', shares: false, endedAt: null },
    ]);
    const other = await newCompany(backend, { name: 'Antes' });
    const guest = await createGuest(backend.db);
    await backend.accept(await invited(other, guest), guest);
    const { departments } = await other.company();
    await other.documents.company.update({
      name: 'Depois',
      departments: departments.map(({ id }) => ({ id, name: 'Vendas' })),
    });
    expect(await memberships(guest)).toMatchObject([{ company: 'Depois', department: 'Vendas' }]);
  });
});

describe.skipIf(!HAS_AUTH)('share and object', () => {
  it('are noted each time that the answer changes', async () => {
    const person = await member();
    const first = await readStoredMember(company, person);
    for (const action of ['object', 'object', 'share'] as const)
      expect((await backend.change(company, person, action)).status).toBe(200);
    const stored = await readStoredMember(company, person);
    expect(stored?.answers.map(({ shares }) => shares)).toEqual([true, false, true]);
    expect(stored?.shares).toBe(true);
    // From another day on than at first.
    expect(stored?.countsFrom).not.toEqual(first?.countsFrom);
    expect(await person.profile()).toMatchObject({ plan: 'b2b_equilibrio' });
  });

  it.each(['share', 'object'] as const)('%s: only for members', async (action) => {
    const person = await newPerson(backend.db);
    expect(await backend.change(company, person, action)).toMatchObject(
      refused(MEMBERSHIP_FAILURES.notMember),
    );
    const former = await member();
    await removed(company, former);
    expect(await backend.change(company, former, action)).toMatchObject(
      refused(MEMBERSHIP_FAILURES.hasEnded),
    );
  });
});

describe.skipIf(!HAS_AUTH)('the plan after', () => {
  it.each(ends)('%s is the free one', async (_, end) => {
    const person = await member();
    await end(person);
    expect(await person.profile()).toMatchObject(FREE);
  });

  it.each(ends)('%s is the paid one', async (_, end) => {
    const person = await member();
    await buys(person, null);
    await end(person);
    expect(await person.profile()).toMatchObject({
      plan: 'impulso',
      credits: 999,
      acesso_expira_em: null,
    });
  });

  it.each(ends)('%s ends with the paid time', async (_, end) => {
    const person = await member();
    const until = new Date(Date.now() + 60_000);
    await buys(person, until);
    await end(person);
    const { plan, acesso_expira_em } = await person.profile();
    expect([plan, acesso_expira_em.toDate()]).toEqual(['impulso', until]);
  });

  it.each(ends)('%s is the free one if the paid time is over', async (_, end) => {
    const person = await member();
    await buys(person, new Date(Date.now() - 1));
    await end(person);
    expect(await person.profile()).toMatchObject(FREE);
  });

  it.each(ends)('%s is the one they had before', async (_, end) => {
    const until = new Date(Date.now() + 60_000);
    const person = await member({ profile: { plan: 'impulso', credits: 40, acesso_expira_em: until } });
    await end(person);
    const { plan, credits, acesso_expira_em } = await person.profile();
    expect([plan, credits, acesso_expira_em.toDate()]).toEqual(['impulso', 40, until]);
  });

  it.each(ends)('%s is none that was bought and is over', async (_, end) => {
    const until = new Date(Date.now() + 60_000);
    const person = await createGuest(backend.db, { plan: 'impulso', credits: 999, acesso_expira_em: until });
    await buys(person, until);
    await backend.accept(await invited(company, person), person);
    await backend.db.collection(BILLING).doc(person.uid).delete();
    await end(person);
    expect(await person.profile()).toMatchObject(FREE);
  });

  it.each(ends)('%s is the free one where their purchases cannot be read', async (_, end) => {
    const person = await member();
    await backend.db.collection(BILLING).doc(person.uid).set({ entitlement: 'nenhuma' });
    expect((await end(person)).status).toBe(200);
    expect(await person.profile()).toMatchObject(FREE);
  });

  it.each(ends)('%s is another where somebody gave them another', async (_, end) => {
    const person = await member();
    await backend.db.doc(`users/${person.uid}`).update({ plan: 'decolagem' });
    await end(person);
    expect(await person.profile()).toMatchObject({ plan: 'decolagem', credits: 999 });
  });
});

describe.skipIf(!HAS_AUTH)('leave', () => {
  it('removes the whole membership, and may be repeated', async () => {
    const person = await member();
    const left = { status: 200, body: { memberships: [] } };
    expect(await backend.change(company, person, 'leave')).toEqual(left);
    expect(await readStoredMember(company, person)).toBeNull();
    expect(await backend.change(company, person, 'leave')).toEqual(left);
  });

  it('takes the person out of the link that they used, and out of no other', async () => {
    const [person, other] = await Promise.all([member(), member()]);
    const elsewhere = await newCompany(backend);
    const link = elsewhere.documents.invites.doc('earlier');
    await link.set({ acceptedBy: person.uid });
    const used = async ({ uid }: Person) =>
      (await company.documents.invites.get()).docs.filter((one) => one.get('acceptedBy') === uid).length;
    expect(await used(person)).toBe(1);
    await backend.change(company, person, 'leave');
    expect(await used(person)).toBe(0);
    expect(await used(other)).toBe(1);
    expect((await link.get()).get('acceptedBy')).toBe(person.uid);
    await link.delete();
  });

  it('is not seen by the company', async () => {
    const [left, stayed] = await Promise.all([member(), member()]);
    const seen = async () => [await company.people(), await company.company(), await company.audit()];
    const before = await seen();
    await backend.change(company, left, 'leave');
    await backend.change(company, stayed, 'object');
    expect(await seen()).toEqual(before);
  });
});

describe.skipIf(!HAS_AUTH)('being taken off the list', () => {
  const now = new Date('2026-11-10T12:00:00.000Z');
  const DONE = makePlan(now.toISOString(), [makeDueTask('t0', { completed: true }), makeDueTask('t1')]);
  const EARLIER = { measures: ['activated' as const], levels: {}, gaps: {}, lessons: [] };

  /** A person in a closed group. */
  async function counted(changes: Partial<Member> = {}): Promise<Person> {
    backend.setNow(now);
    const person = await member({ profile: DONE });
    const { personId = '' } = (await readStoredMember(company, person)) ?? {};
    await company.documents.people.doc(personId).update({ group: { id: 'g1', unit: 'vendas' } });
    await company.documents.members.doc(person.uid).update({ countsFrom: now, ...changes });
    return person;
  }

  it('ends the membership, keeps the contribution and says so', async () => {
    const person = await counted();
    await removed(company, person);
    const stored = await readStoredMember(company, person);
    expect(stored).toMatchObject({ endedAt: now, shares: true });
    expect(stored?.kept?.measures).toEqual([
      'activated',
      'diagnosed',
      'planned',
      'firstTask',
      'quarterDone',
      'halfDone',
    ]);
    const weeks = ((stored?.forgetAt?.getTime() ?? 0) - now.getTime()) / (7 * 24 * 60 * 60 * 1000);
    expect(weeks).toBeGreaterThanOrEqual(KEPT_WEEKS.least);
    expect(weeks).toBeLessThanOrEqual(KEPT_WEEKS.most);
    expect(await memberships(person)).toMatchObject([{ state: 'ended', endedAt: now.toISOString() }]);

    const { notifications } = await person.profile();
    expect(notifications).toMatchObject([
      { read: false, link: '/configuracoes', timestamp: now.toISOString() },
    ]);
    expect(notifications[0].text).toContain('A empresa Empresa de Teste encerrou a sua participação');
  });

  it.each([
    ['who did not share', { shares: false }],
    ['who was not counted yet', { countsFrom: new Date(now.getTime() + 1) }],
  ])('keeps nothing of a member %s', async (_, changes) => {
    const person = await counted(changes);
    await removed(company, person);
    expect(await readStoredMember(company, person)).toMatchObject({ endedAt: now, kept: null, ...changes });
  });

  it('keeps nothing of a member who is in no group', async () => {
    const person = await counted();
    const { personId = '' } = (await readStoredMember(company, person)) ?? {};
    await company.documents.people.doc(personId).update({ group: null });
    await removed(company, person);
    expect(await readStoredMember(company, person)).toMatchObject({ endedAt: now, kept: null });
  });

  it('keeps the contribution of a returned member who is not counted yet', async () => {
    const person = await counted({ kept: EARLIER, countsFrom: new Date(now.getTime() + 1) });
    await removed(company, person);
    expect((await readStoredMember(company, person))?.kept).toEqual(EARLIER);
  });

  it('ends the membership of a person whose records cannot be read', async () => {
    const person = await counted();
    await company.documents.members.doc(person.uid).update({ answers: 'nenhuma', countsFrom: 'hoje' });
    await backend.db.collection(BILLING).doc(person.uid).set({ entitlement: 1, payments: 'nenhum' });
    await backend.db.doc(`users/${person.uid}`).update({ plan: 7, lastDiagnosisResult: [], badges: 'x' });
    expect((await removed(company, person)).status).toBe(200);
    const stored = (await company.documents.members.doc(person.uid).get()).data();
    expect(stored).toMatchObject({ endedAt: expect.anything(), forgetAt: expect.anything(), kept: null });
  });

  it('answers the company alike whether somebody accepted or not', async () => {
    const invitedOnly = await newPerson(backend.db);
    await invited(company, invitedOnly);
    const person = await member();
    expect(await removed(company, person)).toEqual(await removed(company, invitedOnly));
    expect(await person.profile()).toHaveProperty('notifications');
    expect(await invitedOnly.profile()).not.toHaveProperty('notifications');
  });

  it('ends the membership also where the profile cannot be read, or is gone', async () => {
    const [broken, gone] = await Promise.all([member(), member()]);
    await backend.db.doc(`users/${broken.uid}`).update({ notifications: 'nenhuma' });
    await backend.db.doc(`users/${gone.uid}`).delete();
    for (const person of [broken, gone]) {
      expect((await removed(company, person)).status).toBe(200);
      expect((await readStoredMember(company, person))?.endedAt).not.toBeNull();
    }
    expect(await broken.profile()).toMatchObject(FREE);
    expect(await gone.profile()).toEqual({});
  });

  it('happens once', async () => {
    const person = await member();
    await removed(company, person);
    const stored = await readStoredMember(company, person);
    await invited(company, person);
    await removed(company, person);
    expect(await readStoredMember(company, person)).toEqual(stored);
    expect((await person.profile())['notifications']).toHaveLength(1);
  });

  it('is undone by accepting again, and keeps nothing', async () => {
    const person = await member();
    await removed(company, person);
    const back = await invited(company, person);
    expect(await memberships(person)).toMatchObject([{ state: 'ended' }]);
    await backend.accept(back, person, { shares: false });
    expect(await readStoredMember(company, person)).toMatchObject({
      endedAt: null,
      kept: null,
      forgetAt: null,
      shares: false,
      answers: [{ shares: true }, { shares: false }],
    });
    expect(await person.profile()).toMatchObject({ plan: 'b2b_equilibrio' });
  });
});

describe.skipIf(!HAS_AUTH)('coming back', () => {
  const KEPT = { measures: ['activated' as const], levels: {}, gaps: {}, lessons: [] };

  it('keeps the contribution until the member is counted again or objects', async () => {
    const person = await member();
    await removed(company, person);
    await company.documents.members.doc(person.uid).update({ kept: KEPT });
    const before = await readStoredMember(company, person);
    await backend.accept(await invited(company, person), person);
    const back = await readStoredMember(company, person);
    expect(back).toMatchObject({ kept: KEPT, endedAt: null, joinedAt: before?.joinedAt });
    expect(back?.countsFrom).not.toEqual(before?.countsFrom);
    await backend.change(company, person, 'object');
    expect((await readStoredMember(company, person))?.kept).toBeNull();
  });
});

describe.skipIf(!HAS_AUTH)('withdraw', () => {
  it('deletes what an ended membership left, and may be repeated', async () => {
    const person = await member();
    await removed(company, person);
    const nothing = { status: 200, body: { memberships: [] } };
    expect(await backend.change(company, person, 'withdraw')).toEqual(nothing);
    expect(await readStoredMember(company, person)).toBeNull();
    expect(await backend.change(company, person, 'withdraw')).toEqual(nothing);
  });

  it('is refused for a current membership, and leaving is refused for an ended one', async () => {
    const person = await member();
    expect(await backend.change(company, person, 'withdraw')).toMatchObject(
      refused(MEMBERSHIP_FAILURES.stillActive),
    );
    await removed(company, person);
    expect(await backend.change(company, person, 'leave')).toMatchObject(
      refused(MEMBERSHIP_FAILURES.hasEnded),
    );
    expect(await readStoredMember(company, person)).not.toBeNull();
  });

  it("works only for the caller's own membership", async () => {
    const [person, other] = await Promise.all([member(), member()]);
    await removed(company, other);
    await backend.change(company, person, 'withdraw');
    expect(await readStoredMember(company, other)).not.toBeNull();
  });
});
