import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { makeManagerToken, newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { forgeToken, newBuyer, newPerson, type Person } from '../../../test-support/people.ts';
import { OUTBOX } from '../../messages/outbox/message.ts';

let backend: CompanyBackend;
/** By how much the clock of the backend is ahead. */
let ahead = 0;
beforeAll(async () => void (backend = await startCompanyBackend(() => new Date(Date.now() + ahead))));
afterAll(() => backend.stop());

const change = (company: TestCompany, body: object, token?: string) =>
  company.post('/company/managers/change', body, token);

/** Invites an address; what its link ends with. */
async function invite(company: TestCompany, email: string): Promise<string> {
  const { body } = await change(company, { action: 'invite', email });
  return (body as { token: string }).token;
}

const accept = (company: TestCompany, token: string, { uid, email }: Person, companyId?: string) =>
  company.post(
    '/invites/accept-managing',
    { token },
    companyId === undefined ? forgeToken(uid, { email }) : makeManagerToken(uid, companyId, email),
  );

/** A second manager, by invitation. */
async function second(company: TestCompany): Promise<Person> {
  const person = await newBuyer(backend.db, { name: 'Bia Prado' });
  const token = await invite(company, person.email);
  await accept(company, token, person);
  expect(await accept(company, token, person, company.id)).toMatchObject({ status: 200 });
  return person;
}

describe.skipIf(!HAS_AUTH)('managers who invite managers', () => {
  it('invite by message and link; the invited person enters after confirming the address', async () => {
    const company = await newCompany(backend);
    const person = await newPerson(backend.db, { name: 'Bia Prado' });
    const token = await invite(company, person.email);
    const { docs } = await backend.db.collection(OUTBOX).where('address', '==', person.email).get();
    expect(docs.map((one) => [one.get('kind'), one.get('values.path')])).toEqual([
      ['manager-invitation', `/convite/${token}`],
    ]);
    expect(await company.post('/invites/preview', { token }, '')).toMatchObject({
      status: 200,
      body: { company: 'Empresa de Teste', role: 'manager' },
    });
    expect(await accept(company, token, person)).toMatchObject({ status: 409 });
    expect((await company.company()).managers).toEqual([company.manager.uid]);
  });

  it('open the cockpit to the account of that address only, once, and log who came', async () => {
    const company = await newCompany(backend);
    const stranger = await newBuyer(backend.db, { name: 'Outra' });
    const token = await invite(company, `outra.${stranger.email}`);
    expect(await accept(company, token, stranger)).toMatchObject({ status: 403 });
    const person = await second(company);
    const own = makeManagerToken(person.uid, company.id, person.email);
    expect(await company.get('/company/settings', undefined, own)).toMatchObject({ status: 200 });
    expect(await person.profile()).toMatchObject({ role: 'gestor_rh' });
    expect(await company.audit()).toMatchObject([
      { action: 'manager_invited', detail: `outra.${stranger.email}`, actor: company.actor },
      // From now on about the account, which may take another address and be erased.
      { action: 'manager_invited', detail: person.email, actor: company.actor, subjectUid: person.uid },
      { action: 'manager_granted', detail: `Bia Prado (${person.email})`, subjectUid: person.uid },
      { action: 'settings_viewed' },
    ]);
  });

  it('tell a client with an outdated token to renew it', async () => {
    const company = await newCompany(backend);
    const person = await newBuyer(backend.db, {});
    const token = await invite(company, person.email);
    expect(await accept(company, token, person)).toMatchObject({ status: 401 });
    expect(await accept(company, token, person, company.id)).toMatchObject({ status: 200 });
    expect((await company.company()).managers).toEqual([company.manager.uid, person.uid]);
  });

  it('end an invitation by withdrawing it, and by time', async () => {
    const company = await newCompany(backend);
    const person = await newBuyer(backend.db, {});
    const first = await invite(company, person.email);
    await change(company, { action: 'withdraw', email: person.email });
    expect(await accept(company, first, person)).toMatchObject({ status: 404 });
    const other = await invite(company, person.email);
    ahead = 8 * 24 * 60 * 60_000;
    expect(await accept(company, other, person)).toMatchObject({ status: 404 });
    expect((await company.get('/company/managers')).body).toMatchObject({ invited: [] });
    ahead = 0;
  });

  it('are twenty at most, open invitations among them', async () => {
    const company = await newCompany(backend);
    for (let at = 0; at < 19; at += 1) await invite(company, `gestao${at}@empresa.example`);
    expect(await change(company, { action: 'invite', email: 'demais@empresa.example' })).toMatchObject({
      status: 409,
    });
  });
});

describe.skipIf(!HAS_AUTH)('managers who take the cockpit from managers', () => {
  it('end the access at once, and the log says who did it', async () => {
    const company = await newCompany(backend);
    const person = await second(company);
    const own = makeManagerToken(person.uid, company.id, person.email);
    expect(await change(company, { action: 'remove', id: person.uid })).toMatchObject({
      body: { changed: true },
    });
    expect(await company.get('/company/settings', undefined, own)).toMatchObject({ status: 401 });
    expect(await person.profile()).not.toHaveProperty('role');
    expect((await company.audit()).at(-1)).toMatchObject({
      action: 'manager_revoked',
      actor: company.actor,
      detail: `Bia Prado (${person.email})`,
      subjectUid: person.uid,
    });
  });

  it('cannot remove the last manager with an account', async () => {
    const company = await newCompany(backend);
    const self = { action: 'remove', id: company.manager.uid };
    expect(await change(company, self)).toMatchObject({ status: 409 });
    await company.documents.company.update({ managers: [company.manager.uid, 'conta-apagada'] });
    expect(await change(company, self)).toMatchObject({ status: 409 });
    expect((await company.company()).managers).toContain(company.manager.uid);
  });

  it('leave one of two who remove each other, or themselves, at the same time', async () => {
    for (const targets of ['each other', 'themselves']) {
      const company = await newCompany(backend);
      const person = await second(company);
      const own = makeManagerToken(person.uid, company.id, person.email);
      const [mine, theirs] =
        targets === 'themselves' ? [company.manager.uid, person.uid] : [person.uid, company.manager.uid];
      const answers = await Promise.all([
        change(company, { action: 'remove', id: mine }),
        change(company, { action: 'remove', id: theirs }, own),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await company.company()).managers).toHaveLength(1);
    }
  });
});
