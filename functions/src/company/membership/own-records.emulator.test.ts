import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '@aura/shared-company';
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
import type { Person } from '../../../test-support/people.ts';
import { parseMember } from '../company-documents.ts';
import { computePersonId } from '../people/person-id.ts';
import { forgetDue } from '../snapshots/forget-due.ts';
import { collectUnitContributions } from '../snapshots/unit-contributions.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';
import { queryMemberships } from './member-records.ts';

let backend: MembersBackend;
let company: TestCompany;
beforeAll(async () => {
  if (!HAS_AUTH) return;
  backend = await startMembersBackend();
  company = await newCompany(backend);
});
afterAll(() => backend?.stop());

const KEPT = { measures: ['activated' as const], levels: {}, gaps: {}, lessons: [] };

/** A person's documents in the company's members collection, by place. */
async function standing({ uid }: Person): Promise<Record<string, Member>> {
  const { docs } = await queryMemberships(backend.db, uid).get();
  return Object.fromEntries(
    docs.map((stored) => [String(stored.get('personId')), parseMember(stored.data())]),
  );
}

/** Lets the company invite a person under another address, and the person accept there. */
async function acceptElsewhere(person: Person, shares = true): Promise<string> {
  const email = `outro.${person.email}`;
  const token = await invited(company, { email });
  const id = computePersonId(company.id, email);
  await company.documents.people.doc(id).update({ email: person.email });
  expect((await backend.accept(token, person, { shares })).status).toBe(200);
  return id;
}

/** A person with a kept contribution from their removal, who has returned at another place. */
async function moved(shares = true) {
  const person = await createGuest(backend.db);
  await backend.accept(await invited(company, person), person);
  const first = computePersonId(company.id, person.email);
  await removed(company, person);
  await company.documents.members.doc(person.uid).update({ kept: KEPT });
  const ended = await readStoredMember(company, person);
  const second = await acceptElsewhere(person, shares);
  return { person, first, second, ended };
}

describe.skipIf(!HAS_AUTH)('another place in the same company', () => {
  it('leaves what was kept at the former one until its own time, and begins anew', async () => {
    const { person, first, second, ended } = await moved();
    expect(await standing(person)).toEqual({
      [first]: ended,
      [second]: expect.objectContaining({ endedAt: null, kept: null, joinedAt: ended?.joinedAt }),
    });
    const all = (await backend.memberships(person)).body.memberships;
    expect(all).toMatchObject([{ companyId: company.id, state: 'active' }]);

    // It goes by itself, and nothing else with it.
    await forgetDue(backend.db, company.documents.members, ended?.forgetAt ?? new Date());
    expect(Object.keys(await standing(person))).toEqual([second]);
  });

  it('leaves nothing at the former one of somebody who does not share', async () => {
    const { person, second } = await moved(false);
    expect(Object.keys(await standing(person))).toEqual([second]);
  });

  it('leaves no record of a place where nothing was kept', async () => {
    const person = await createGuest(backend.db);
    await backend.accept(await invited(company, person), person);
    await removed(company, person);
    const second = await acceptElsewhere(person);
    expect(Object.keys(await standing(person))).toEqual([second]);
  });

  it('is given up for the first one again, with what was kept at each', async () => {
    const { person, first, second, ended } = await moved();
    const other = { ...KEPT, measures: ['activated' as const, 'diagnosed' as const] };
    await company.post('/company/people/remove', { personId: second });
    await company.documents.members.doc(person.uid).update({ kept: other });
    await backend.accept(await invited(company, person), person);
    expect(await standing(person)).toEqual({
      [first]: expect.objectContaining({ endedAt: null, kept: ended?.kept, forgetAt: null }),
      [second]: expect.objectContaining({ kept: other, endedAt: expect.any(Date) }),
    });
    expect(await readStoredMember(company, person)).toMatchObject({ personId: first });
  });

  it.each(['object', 'leave'] as const)(
    '%s: takes away what stands at the former one too',
    async (action) => {
      const { person, first } = await moved();
      expect(await backend.change(company, person, action)).toMatchObject({ status: 200 });
      expect(Object.keys(await standing(person))).not.toContain(first);
    },
  );

  it('goes on being shared where somebody says so again', async () => {
    const { person, first } = await moved();
    await backend.change(company, person, 'share');
    expect((await standing(person))[first]).toMatchObject({ kept: KEPT });
  });

  it('is withdrawn from with the former one, also where that is all that is left', async () => {
    const nothing = { status: 200, body: { memberships: [] } };
    const [both, old] = [await moved(), await moved()];
    await company.post('/company/people/remove', { personId: both.second });
    expect(await backend.change(company, both.person, 'withdraw')).toEqual(nothing);
    expect(await standing(both.person)).toEqual({});

    await company.documents.members.doc(old.person.uid).delete();
    const { body } = await backend.memberships(old.person);
    expect(body.memberships).toMatchObject([{ state: 'ended', companyId: company.id }]);
    expect(await backend.change(company, old.person, 'share')).toMatchObject({
      body: { error: MEMBERSHIP_FAILURES.hasEnded },
    });
    expect(await backend.change(company, old.person, 'withdraw')).toEqual(nothing);
    expect(await standing(old.person)).toEqual({});
  });

  it('is added to the sums beside what was kept at the former one', async () => {
    const { person, first, second } = await moved();
    for (const id of [first, second])
      await company.documents.people.doc(id).update({ group: { id: 'g1', unit: first } });
    const now = new Date();
    await company.documents.members.doc(person.uid).update({ countsFrom: now });
    const collected = await collectUnitContributions(backend.db, company.documents, { now, ownDomains: [] });
    expect(collected?.units.find(({ unit }) => unit === first)?.contributions).toHaveLength(2);
  });
});
