import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../test-support/company/backend.ts';
import { makeManagerToken, newCompany, type TestCompany } from '../../test-support/company/company.ts';
import { forgeToken, newPerson } from '../../test-support/people.ts';
import { openDirectAccount } from '../../test-support/second-factor.ts';
import { readOperatorSettings } from '../config/operator-settings.ts';

let backend: CompanyBackend;
let company: TestCompany;
beforeAll(async () => {
  backend = await startCompanyBackend(() => new Date());
  if (HAS_AUTH) company = await newCompany(backend);
});
afterAll(() => backend.stop());

const MANAGER = { name: 'Outra gestora', role: 'gestor_rh' };
const PEOPLE = { after: null, search: '' };

/** Every call of a manager, with a request that none of them understands. */
const CALLS = [
  ['get', '/company/overview'],
  ['post', '/company/exports'],
  ['post', '/company/people/list'],
  ['post', '/company/invites'],
  ['post', '/company/members/import'],
  ['post', '/company/people/change'],
  ['post', '/company/people/remove'],
  ['get', '/company/settings'],
  ['post', '/company/departments/rename'],
  ['post', '/company/minimums'],
  ['get', '/company/audit'],
] as const;

describe.skipIf(!HAS_AUTH)('the calls of a manager', () => {
  it('are logged under the address in the token, whatever name the manager chose', async () => {
    const own = await newCompany(backend);
    const profile = backend.db.doc(`users/${own.manager.uid}`);
    for (const name of ['Marina Prado', 'Operação da Aura', '']) {
      await profile.update({ name });
      expect((await own.post('/company/people/list', PEOPLE)).status).toBe(200);
    }
    const { email } = own.manager;
    const actors = (await own.audit()).map(({ actor }) => actor);
    expect(actors).toEqual([`Marina Prado (${email})`, email, email]);
  });

  it('are answered where token, profile and company say the same', async () => {
    expect(await company.post('/company/people/list', PEOPLE)).toMatchObject({
      status: 200,
      body: { people: [] },
    });
    const former = await newPerson(backend.db, MANAGER);
    await company.documents.company.update({ managers: [company.manager.uid, former.uid] });
    const token = makeManagerToken(former.uid, company.id);
    expect((await company.post('/company/people/list', PEOPLE, token)).status).toBe(200);
    await company.documents.company.update({ managers: [company.manager.uid] });
    expect((await company.post('/company/people/list', PEOPLE, token)).status).toBe(403);
    await company.documents.company.update({ managers: [company.manager.uid, former.uid] });
    await backend.db.doc(`users/${former.uid}`).update({ role: 'usuario' });
    expect((await company.post('/company/people/list', PEOPLE, token)).status).toBe(403);
  });

  it('are refused with the same answer, whatever is missing', async () => {
    const stranger = await newPerson(backend.db, MANAGER);
    const colleague = await newPerson(backend.db, { name: 'Colega' });
    const nobody = await newPerson(backend.db, null);
    const other = await newCompany(backend);
    await company.documents.company.update({
      managers: [company.manager.uid, colleague.uid, nobody.uid],
    });
    const { uid } = company.manager;
    const before = await company.audit();
    const tokens = {
      'no claims': company.manager.token,
      'the role alone': forgeToken(uid, { role: 'gestor_rh' }),
      'the company alone': forgeToken(uid, { company: company.id }),
      'another role': forgeToken(uid, { role: 'usuario', company: company.id }),
      'a path for a company': forgeToken(uid, { role: 'gestor_rh', company: `${company.id}/people/x` }),
      "somebody else's company": makeManagerToken(uid, other.id),
      'a company that does not exist': makeManagerToken(uid, 'nenhuma'),
      'not among the managers': makeManagerToken(stranger.uid, company.id),
      'another role in the profile': makeManagerToken(colleague.uid, company.id),
      'no profile': makeManagerToken(nobody.uid, company.id),
    };
    for (const [why, token] of Object.entries(tokens))
      for (const [method, path] of CALLS) {
        const refused = await company[method](path, { company: company.id }, token);
        expect(refused, `${why}: ${path}`).toEqual({
          status: 403,
          body: { error: { code: 'forbidden', message: 'Você não tem permissão para fazer isso.' } },
        });
      }
    expect(await company.audit()).toEqual(before);
    expect(await other.audit()).toEqual([]);
  });

  it('ask for a second factor where it is required, of managers alone', async () => {
    const operators = readOperatorSettings({ AURA_MANAGER_SECOND_FACTOR: 'required' }, true);
    const strict = await startCompanyBackend(() => new Date(), { db: backend.db, operators });
    const own = await newCompany(strict);
    const { uid } = own.manager;
    const claims = { role: 'gestor_rh', company: own.id };
    const factor = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };
    const list = (token: string) => own.post('/company/people/list', PEOPLE, token);
    expect(await list(forgeToken(uid, claims))).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('segundo fator') } },
    });
    expect((await list(forgeToken(uid, { ...claims, firebase: factor }))).status).toBe(200);
    expect(await list(forgeToken(uid, { role: 'gestor_rh', company: company.id }))).toMatchObject({
      status: 403,
      body: { error: { message: 'Você não tem permissão para fazer isso.' } },
    });
    await strict.stop();
  });

  it('cannot be made without the second factor by asking the account service directly', async () => {
    const operators = readOperatorSettings({ AURA_MANAGER_SECOND_FACTOR: 'required' }, true);
    const strict = await startCompanyBackend(() => new Date(), { db: backend.db, operators });
    const own = await newCompany(strict);
    const account = await openDirectAccount(() => ({ role: 'gestor_rh', company: own.id }));
    await backend.db.doc(`users/${account.uid}`).set({ avatarUrl: null, ...MANAGER });
    await own.documents.company.update({ managers: [own.manager.uid, account.uid] });
    const list = async ({ idToken = '' }: { readonly idToken?: string | undefined }) =>
      (await own.post('/company/people/list', PEOPLE, idToken)).status;
    expect(await list(account.first)).toBe(403);
    const enrolled = await account.enrol(account.first);
    // What was out before the factor is worth no more than before, and is not renewed into more.
    expect([await list(account.first), await list(await account.renew(account.first))]).toEqual([403, 403]);
    const pending = await account.signIn();
    expect([pending.idToken, pending.mfaInfo?.length]).toEqual([undefined, 1]);
    expect(await list({ idToken: pending.mfaPendingCredential })).toBe(401);
    expect((await account.answerFactor(pending, '000000')).idToken).toBeUndefined();
    const complete = await account.answerFactor(await account.signIn());
    expect([await list(complete), await list(await account.renew(complete))]).toEqual([200, 200]);
    expect(await list(enrolled)).toBe(200);
    // Without a factor again, a new sign-in is one by password alone.
    await account.withdraw(complete, pending.mfaInfo?.[0]?.mfaEnrollmentId ?? '');
    expect(await list(await account.signIn())).toBe(403);
    await strict.stop();
  });

  it('are refused without signing in, and accept only bodies that fit the contract', async () => {
    for (const [method, path] of CALLS) {
      expect((await company[method](path, PEOPLE, '')).status).toBe(401);
      expect(await company[method](path, { other: true })).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_request' } },
      });
    }
  });
});
