import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { CompanyInviteResponseSchema, type CompanyInvitation, type InvitedPerson } from '@aura/shared-domain';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { described, newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { findStoredAbout } from '../../../test-support/whole-database.ts';
import { readToken } from './invitation-token.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');
const clock = { now: NOW };
const LATER = new Date('2026-04-08T12:00:00.000Z');

let backend: CompanyBackend;
beforeAll(async () => void (backend = await startCompanyBackend(() => clock.now)));
afterAll(() => backend.stop());

const PATH = '/company/invites';
const ANA = described('Ana Lima');
const BIA = described('Bia Souza');

const invite = (company: TestCompany, person: InvitedPerson) =>
  company.post(PATH, { kind: 'person', person });
const again = (company: TestCompany, personIds: readonly string[]) =>
  company.post(PATH, { kind: 'again', personIds });

async function invited(company: TestCompany, person: InvitedPerson): Promise<CompanyInvitation> {
  const { body } = await invite(company, person);
  const [invitation] = v.parse(CompanyInviteResponseSchema, body).invitations;
  if (!invitation) throw new Error('nobody was invited');
  return invitation;
}

describe.skipIf(!HAS_AUTH)('POST /company/invites', () => {
  it('puts somebody on the list with a link, and notes whom', async () => {
    const company = await newCompany(backend);
    const { personId, token } = await invited(company, { ...ANA, email: ' Ana.Lima@Empresa.example' });
    expect((await company.people())[ANA.email]).toMatchObject({
      id: personId,
      name: 'Ana Lima',
      invitation: { hash: readToken(token).hash, issuedAt: NOW },
    });
    expect(await company.company()).toMatchObject({
      seatsUsed: 1,
      departments: [{ id: 'comercial', name: 'Comercial' }],
    });
    expect(await company.audit()).toMatchObject([{ action: 'person_invited', detail: 'Ana Lima', at: NOW }]);
  });

  it('sends the link to the person where the manager wants that, and to nobody otherwise', async () => {
    const company = await newCompany(backend);
    const withoutMail = await invited(company, ANA);
    const { body } = await company.post(PATH, { kind: 'person', person: BIA, byMail: true });
    const [withMail] = v.parse(CompanyInviteResponseSchema, body).invitations;
    const findMails = async (token: string | undefined) => {
      const { docs } = await backend.db.collection('messageOutbox').get();
      const waiting = docs.filter((mail) => mail.get('values.path') === `/convite/${token}`);
      return waiting.map((mail) => [mail.get('kind'), mail.get('address')] as unknown);
    };
    expect(await findMails(withMail?.token)).toEqual([['company-invitation', BIA.email]]);
    expect(await findMails(withoutMail.token)).toEqual([]);
  });

  it('refuses an address on the list, and restores a removed one', async () => {
    const company = await newCompany(backend);
    const { personId } = await invited(company, ANA);
    const before = await findStoredAbout(backend.db, [company.id]);
    const refused = await invite(company, { ...ANA, name: 'Outra Ana' });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(await findStoredAbout(backend.db, [company.id])).toEqual(before);
    await company.post('/company/people/remove', { personId });
    expect((await invited(company, ANA)).personId).toBe(personId);
    expect((await company.company()).seatsUsed).toBe(1);
  });

  it('returns the number of free places, and what to do without any, also to calls at the same time', async () => {
    const company = await newCompany(backend, { seats: 1 });
    const people = ['Ana', 'Bia', 'Caio', 'Duda', 'Enzo'].map((name) => described(name));
    const answers = await Promise.all(people.map((person) => invite(company, person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: { message: expect.stringMatching(/Lugares livres na lista: 0 de 2\..*Retire.*peça mais/u) },
    });
    expect((await company.company()).seatsUsed).toBe(2);
    expect(Object.keys(await company.people())).toHaveLength(2);
  });

  it('gives new links in the place of the former ones', async () => {
    const company = await newCompany(backend);
    const former = [await invited(company, ANA), await invited(company, BIA)];
    clock.now = LATER;
    const { status, body } = await again(
      company,
      [...former, ...former].map(({ personId }) => personId),
    );
    clock.now = NOW;
    expect(status).toBe(200);
    const { invitations } = v.parse(CompanyInviteResponseSchema, body);
    expect(invitations.map(({ name }) => name)).toEqual(['Ana Lima', 'Bia Souza']);
    const stored = await company.documents.invites.get();
    expect(stored.docs.map(({ id }) => id).toSorted()).toEqual(
      invitations.map(({ token }) => readToken(token).hash).toSorted(),
    );
    const people = await company.people();
    for (const { email, token, expiresAt } of invitations)
      expect(people[email]?.invitation).toEqual({
        hash: readToken(token).hash,
        issuedAt: LATER,
        expiresAt: new Date(expiresAt),
      });
    expect((await company.company()).seatsUsed).toBe(2);
    expect((await company.audit()).at(-1)).toMatchObject({
      action: 'invitation_renewed',
      detail: '2 pessoas',
    });
  });

  it('changes no link where one of the people is not on the list', async () => {
    const company = await newCompany(backend);
    const { personId } = await invited(company, ANA);
    const gone = await invited(company, BIA);
    await company.post('/company/people/remove', { personId: gone.personId });
    const before = await findStoredAbout(backend.db, [company.id]);
    for (const other of [gone.personId, 'ninguem']) {
      const refused = await again(company, [personId, other]);
      expect(refused).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
    expect(await findStoredAbout(backend.db, [company.id])).toEqual(before);
  });

  it('speaks of one person where one was asked for, and of the selection where there were several', async () => {
    const company = await newCompany(backend);
    const { personId } = await invited(company, ANA);
    const told = (message: string) => ({ body: { error: { message: expect.stringContaining(message) } } });
    expect(await again(company, ['ninguem'])).toMatchObject(told('Esta pessoa não está na lista'));
    expect(await again(company, [personId, 'ninguem'])).toMatchObject(told('Alguém desta seleção'));
  });
});
