import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_DAYS_UNTIL_COUNTED } from '@aura/shared-company';
import { INVITATION_DAYS, SHARING_NOTICE_VERSION } from '@aura/shared-domain';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import {
  invited,
  invitedAgain,
  startMembersBackend,
  createGuest,
  removed,
  readStoredMember,
  type MembersBackend,
} from '../../../test-support/company/members.ts';
import { newPerson, verifyEmail, type Person } from '../../../test-support/people.ts';
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

const NOT_VALID = { status: 404, body: { error: MEMBERSHIP_FAILURES.notValid } };
const refused = (failure: { readonly code: string; readonly message: string }) => ({
  body: { error: { code: failure.code, message: failure.message } },
});

/** A person on the list, and their link. */
async function somebody(profile = {}): Promise<{ person: Person; token: string }> {
  const person = await createGuest(backend.db, profile);
  return { person, token: await invited(company, person) };
}

const MILLISECOND = 1;
const VALIDITY_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

/** Calls with a link, each of which must refuse an invalid one. */
const uses = [
  ['POST /invites/preview', (token: string) => backend.preview(token)],
  ['POST /invites/accept', (token: string, person: Person) => backend.accept(token, person)],
] as const;

describe.skipIf(!HAS_AUTH)('a link', () => {
  it('names the company before and after its use', async () => {
    const { person, token } = await somebody();
    const before = await backend.preview(token);
    expect(before).toMatchObject({
      status: 200,
      body: {
        company: 'Empresa de Teste',
        department: 'Comercial',
        email: `${person.email[0]}•••@exemplo.invalid`,
      },
    });
    expect(JSON.stringify(before.body)).not.toContain(person.email);
    expect((await backend.accept(token, person)).status).toBe(200);
    expect(await backend.preview(token)).toEqual(before);
  });

  it.each(uses)('%s: is good to the last millisecond of its days', async (_, use) => {
    const issued = new Date();
    backend.setNow(issued);
    const { person, token } = await somebody();
    backend.setNow(new Date(issued.getTime() + VALIDITY_MS));
    expect(await use(token, person)).toEqual(NOT_VALID);
    backend.setNow(new Date(issued.getTime() + VALIDITY_MS - MILLISECOND));
    expect((await use(token, person)).status).toBe(200);
  });

  it.each(uses)('%s: is the newest one of the person', async (_, use) => {
    const { person, token: former } = await somebody();
    const token = await invitedAgain(company, person);
    expect(await use(former, person)).toEqual(NOT_VALID);
    expect((await use(token, person)).status).toBe(200);
  });

  it.each(uses)('%s: ends when the company takes the person off its list', async (_, use) => {
    const { person, token } = await somebody();
    await removed(company, person);
    expect(await use(token, person)).toEqual(NOT_VALID);
    expect((await use(await invited(company, person), person)).status).toBe(200);
  });

  it.each(uses)('%s: is refused alike where it leads nowhere', async (_, use) => {
    const { person, token } = await somebody();
    const other = await newCompany(backend);
    const [, secret = ''] = token.split('.');
    const broken = [
      `${company.id}.${'A'.repeat(43)}`,
      `${other.id}.${secret}`,
      `nenhuma.${secret}`,
      `${token}A`,
      token.slice(0, -1),
      secret,
      'convite',
    ];
    for (const nowhere of broken) expect(await use(nowhere, person)).toEqual(NOT_VALID);
  });
});

describe.skipIf(!HAS_AUTH)('looking at links', () => {
  it('limits lookups by address, whatever they ask for', async () => {
    const asked: string[] = [];
    const held = await startMembersBackend({ takePreviewToken: (address) => (asked.push(address), 7) });
    for (const token of ['convite', `${company.id}.${'A'.repeat(43)}`])
      expect((await held.preview(token)).status).toBe(429);
    expect(new Set(asked).size).toBe(1);
    await held.stop();
  });
});

describe.skipIf(!HAS_AUTH)('accepting', () => {
  it("gives the company's plan and stores the answer", async () => {
    const now = new Date('2026-11-10T12:00:00.000Z');
    backend.setNow(now);
    const { person, token } = await somebody();
    expect(await backend.accept(token, person, { shares: false })).toEqual({
      status: 200,
      body: {
        memberships: [
          {
            companyId: company.id,
            company: 'Empresa de Teste',
            department: 'Comercial',
            joinedAt: now.toISOString(),
            state: 'active',
            shares: false,
            endedAt: null,
          },
        ],
      },
    });
    expect(await person.profile()).toMatchObject({
      plan: 'b2b_equilibrio',
      credits: 999,
      acesso_expira_em: null,
    });
    expect(await readStoredMember(company, person)).toMatchObject({
      uid: person.uid,
      joinedAt: now,
      answers: [{ at: now, shares: false, noticeVersion: SHARING_NOTICE_VERSION }],
    });
  });

  it('changes nothing the second time', async () => {
    const { person, token } = await somebody();
    const first = await backend.accept(token, person);
    const member = await readStoredMember(company, person);
    const profile = await person.profile();
    expect(await backend.accept(token, person)).toEqual(first);
    expect(await readStoredMember(company, person)).toEqual(member);
    expect(await person.profile()).toEqual(profile);
  });

  it('several times at once makes one membership with one answer', async () => {
    const { person, token } = await somebody();
    const answers = await Promise.all([1, 2, 3].map(() => backend.accept(token, person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readStoredMember(company, person))?.answers).toHaveLength(1);
  });

  it('again with another answer notes that one', async () => {
    const { person, token } = await somebody();
    await backend.accept(token, person);
    await backend.accept(token, person, { shares: false });
    expect(await readStoredMember(company, person)).toMatchObject({
      shares: false,
      answers: [{ shares: true }, { shares: false }],
    });
  });

  it('a newer link as a member uses it up', async () => {
    const { person, token } = await somebody();
    await backend.accept(token, person);
    const member = await readStoredMember(company, person);
    const newer = await invitedAgain(company, person);
    expect((await backend.accept(newer, person)).status).toBe(200);
    expect(await readStoredMember(company, person)).toEqual(member);
    await backend.change(company, person, 'leave');
    expect(await backend.accept(newer, person)).toEqual(NOT_VALID);
  });

  it('works only for the account of the invited address, in any letter case', async () => {
    const { person, token } = await somebody();
    const stranger = await createGuest(backend.db);
    const before = await backend.accept(token, stranger);
    expect(before).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    expect(before.body.error?.message).toContain(`${person.email[0]}•••@exemplo.invalid`);
    expect(before.body.error?.message).not.toContain(person.email);

    const { id } = Object.values(await company.people()).find(({ email }) => email === person.email) ?? {};
    await company.documents.people.doc(id ?? '').update({ email: person.email.toUpperCase() });
    expect((await backend.accept(token, person)).status).toBe(200);
    // For other people, a used link makes no difference.
    expect((await backend.accept(token, stranger)).status).toBe(403);
    expect(await readStoredMember(company, stranger)).toBeNull();
  });

  it('is for one account, also where another comes to have the address', async () => {
    const { person, token } = await somebody();
    await backend.accept(token, person);
    const hashes = (await company.documents.invites.get()).docs.filter(
      (one) => one.get('acceptedBy') === person.uid,
    );
    await hashes[0]?.ref.update({ acceptedBy: 'another' });
    expect(await backend.accept(token, person)).toEqual(NOT_VALID);
  });

  it('asks for an e-mail that was shown to be the own one, before it says anything of the link', async () => {
    const person = await newPerson(backend.db);
    const token = await invited(company, person);
    const [used, ended] = [await somebody(), await somebody()];
    await backend.accept(used.token, used.person);
    await removed(company, ended.person);
    const told = { status: 409, ...refused(MEMBERSHIP_FAILURES.notConfirmed) };
    for (const link of [token, used.token, ended.token, 'convite'])
      expect(await backend.accept(link, person)).toMatchObject(told);
    expect(await readStoredMember(company, person)).toBeNull();
    await verifyEmail(person.uid);
    expect((await backend.accept(token, person)).status).toBe(200);
  });

  it('answers a person who left with the link as if it led nowhere, and only them', async () => {
    const [{ person, token }, open] = [await somebody(), await somebody()];
    const preview = await backend.preview(token);
    await backend.accept(token, person);
    await backend.change(company, person, 'leave');
    expect(await backend.accept(token, person)).toEqual(NOT_VALID);
    expect(await backend.preview(token)).toEqual(preview);
    // A person with another address sees no difference.
    const stranger = await createGuest(backend.db);
    const [left, waiting] = [
      await backend.accept(token, stranger),
      await backend.accept(open.token, stranger),
    ];
    expect([left.status, waiting.status]).toEqual([403, 403]);
  });

  it('counts from a day that is drawn by lot', async () => {
    const now = new Date('2026-11-10T12:00:00.000Z');
    backend.setNow(now);
    const all = await Promise.all(Array.from({ length: 6 }, () => somebody()));
    await Promise.all(all.map(({ token, person }) => backend.accept(token, person)));
    const members = await Promise.all(all.map(({ person }) => readStoredMember(company, person)));
    const days = members.map((member) => ((member?.countsFrom.getTime() ?? 0) - now.getTime()) / 86_400_000);
    expect(new Set(days).size).toBe(days.length);
    for (const day of days) {
      expect(day).toBeGreaterThanOrEqual(0);
      expect(day).toBeLessThanOrEqual(MOST_DAYS_UNTIL_COUNTED);
    }
  });

  it('keeps access that nobody bought', async () => {
    const until = new Date(Date.now() + 60_000);
    const given = { plan: 'decolagem', credits: 999, acesso_expira_em: until };
    const { person, token } = await somebody(given);
    await backend.accept(token, person);
    const accessBefore = { plan: 'decolagem', credits: 999, endsAt: until };
    expect(await readStoredMember(company, person)).toMatchObject({ accessBefore });
    await backend.accept(token, person, { shares: false });
    expect(await readStoredMember(company, person)).toMatchObject({ accessBefore, shares: false });
  });

  it('is for one place in a company at a time', async () => {
    const { person, token } = await somebody();
    await backend.accept(token, person);
    const member = await readStoredMember(company, person);
    const [invite] = (await company.documents.invites.get()).docs.filter(
      (one) => one.get('acceptedBy') === person.uid,
    );
    await company.documents.members.doc(person.uid).update({ personId: 'another-place' });
    await invite?.ref.update({ acceptedBy: null });
    expect(await backend.accept(token, person)).toMatchObject({
      status: 409,
      ...refused(MEMBERSHIP_FAILURES.otherPlace),
    });
    expect(await readStoredMember(company, person)).toEqual({ ...member, personId: 'another-place' });
  });

  it('is not possible in a place that another account has', async () => {
    const { person, token } = await somebody();
    await backend.accept(token, person);
    const member = await readStoredMember(company, person);
    await company.documents.members.doc(person.uid).delete();
    await company.documents.members.doc('another').set({ ...member, uid: 'another' });
    const newer = await invitedAgain(company, person);
    expect(await backend.accept(newer, person)).toEqual(NOT_VALID);
    expect(await readStoredMember(company, person)).toBeNull();
  });

  it('asks for the text as it is now', async () => {
    const { person, token } = await somebody();
    const noticeVersion = SHARING_NOTICE_VERSION + 1;
    expect(await backend.accept(token, person, { noticeVersion })).toMatchObject({
      status: 409,
      ...refused(MEMBERSHIP_FAILURES.otherNotice),
    });
    expect(await readStoredMember(company, person)).toBeNull();
    expect(await person.profile()).not.toHaveProperty('plan');
  });

  it('is for somebody with a profile', async () => {
    const person = await createGuest(backend.db, null);
    const token = await invited(company, person);
    expect((await backend.accept(token, person)).status).toBe(404);
    expect(await readStoredMember(company, person)).toBeNull();
  });

  it('takes part in one company at a time', async () => {
    const { person, token } = await somebody();
    const other = await newCompany(backend, { name: 'Outra Empresa' });
    const elsewhere = await invited(other, person);
    await backend.accept(token, person);
    const answer = await backend.accept(elsewhere, person);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(answer.body.error?.message).toContain('Empresa de Teste');
    expect(await readStoredMember(other, person)).toBeNull();

    await backend.change(company, person, 'leave');
    expect((await backend.accept(elsewhere, person)).status).toBe(200);
    expect(await person.profile()).toMatchObject({ plan: 'b2b_equilibrio' });
  });

  it('two companies at once is one membership', async () => {
    const { person, token } = await somebody();
    const other = await newCompany(backend);
    const elsewhere = await invited(other, person);
    // Processes know nothing of each other's queues.
    const process = await startMembersBackend({ db: backend.db });
    const answers = await Promise.all([backend.accept(token, person), process.accept(elsewhere, person)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await process.stop();
  });
});
