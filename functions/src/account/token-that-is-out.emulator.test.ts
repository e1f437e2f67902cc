import { setTimeout } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { API_MESSAGES, ok } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { makeDiagnosisRequest } from '../../test-support/diagnosis-request.ts';
import { changePassword, forgeToken, newPerson } from '../../test-support/people.ts';
import { watchAccess } from '../messages/account-messages.ts';

const gone = {
  status: 401,
  body: { error: { code: 'unauthenticated', message: API_MESSAGES.unauthenticated } },
};

/** An app that takes tokens for what they say, as one does that does not ask the Auth service about each. */
const trusting = () =>
  localBackend({
    verifyToken: async (token) => {
      const { sub: uid = '', auth_time: at } = decodeJwt<{ auth_time: number }>(token);
      const signedInAt = new Date(at * 1000);
      return ok({ uid, email: null, signedInAt, isOperator: false, hasSecondFactor: false, companyId: null });
    },
  });

describe.skipIf(!HAS_AUTH)('a token that is out', () => {
  it('is good for no call once its account is erased', async () => {
    const local = await trusting();
    const person = await newPerson(local.db);
    expect((await local.get('/memberships', person.token)).status).toBe(200);
    expect((await local.delete('/account', person.token)).status).toBe(200);
    expect(await local.get('/memberships', person.token)).toMatchObject(gone);
    expect(await local.post('/diagnosis', makeDiagnosisRequest(), person.token)).toMatchObject(gone);
    await local.stop();
  });

  it('is good for no call once its sessions were ended; one of a later sign-in is', async () => {
    const local = await trusting();
    const [person, other] = [await newPerson(local.db), await newPerson(local.db)];
    expect((await local.post('/account/sessions/end', undefined, person.token)).status).toBe(200);
    const told = await local.db.collection('messageOutbox').where('uid', '==', person.uid).get();
    expect(told.docs.map((message) => [message.get('kind'), message.get('values.what')])).toEqual([
      ['security-notice', 'Todas as sessões da conta foram encerradas'],
    ]);
    expect(await local.get('/memberships', person.token)).toMatchObject(gone);
    const soon = Math.floor(Date.now() / 1000) + 1;
    const later = forgeToken(person.uid, { auth_time: soon });
    expect((await local.get('/memberships', later)).status).toBe(200);
    expect((await local.get('/memberships', other.token)).status).toBe(200);
    await local.stop();
  });

  const notices = async ({ db }: Backend, uid: string) =>
    (await db.collection('messageOutbox').where('uid', '==', uid).get()).docs.map((message): unknown =>
      message.get('values.what'),
    );
  /** A person whose password was changed just now, and a token that proved the new one. */
  const personWithNewPassword = async (local: Backend) => {
    const person = await newPerson(local.db);
    // A change in the second of the sign-up cannot be told from it.
    await setTimeout(2100);
    await changePassword(person.token);
    expect((await local.get('/memberships', person.token)).status).toBe(200);
    return { ...person, proved: forgeToken(person.uid) };
  };

  it('is good for no call once a changed password was told; the token that proved the new one is', async () => {
    const local = await trusting();
    const { uid, token, proved } = await personWithNewPassword(local);
    const tell = () => local.post('/messages/security-notice', { what: 'password' }, proved);
    expect((await tell()).status).toBe(200);
    expect(await local.get('/memberships', token)).toMatchObject(gone);
    expect((await local.get('/memberships', proved)).status).toBe(200);
    await tell();
    expect(await notices(local, uid)).toEqual(['A senha foi trocada']);
    await local.stop();
  });

  it('is good for no call once a session sees that the password was changed, of which the owner is told once', async () => {
    const local = await trusting();
    const { uid, token, proved } = await personWithNewPassword(local);
    const watch = watchAccess({ ...local, now: () => new Date() });
    await watch(uid);
    await watch(uid);
    expect(await local.get('/memberships', token)).toMatchObject(gone);
    expect((await local.get('/memberships', proved)).status).toBe(200);
    expect(await notices(local, uid)).toEqual(['A senha ou outro meio de entrada da conta foi trocado']);
    await local.post('/messages/security-notice', { what: 'password' }, proved);
    expect(await notices(local, uid)).toHaveLength(1);
    await local.stop();
  });

  it('stays good where nothing was changed, and where it was said to be', async () => {
    const local = await trusting();
    const person = await newPerson(local.db);
    await watchAccess({ ...local, now: () => new Date() })(person.uid);
    expect(await notices(local, person.uid)).toEqual([]);
    await local.post('/messages/security-notice', { what: 'password' }, person.token);
    expect((await local.get('/memberships', person.token)).status).toBe(200);
    await local.stop();
  });
});
