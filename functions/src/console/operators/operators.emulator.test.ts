import { getAuth } from 'firebase-admin/auth';
import { getApp } from 'firebase-admin/app';
import { describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { databaseOfFile } from '../../../test-support/own-database.ts';
import { newPerson, verifyEmail } from '../../../test-support/people.ts';
import { openFirebaseServices } from '../../firebase/admin.ts';
import { grantOperator, listOperators, revokeOperator } from './change-operator.ts';

describe.skipIf(!HAS_AUTH)('npm run operator', () => {
  const db = databaseOfFile();
  const project = 'demo-aura';
  openFirebaseServices(project);
  const auth = getAuth(getApp(project));
  const deps = { db, auth, now: () => new Date('2026-11-10T12:00:00Z') };
  const because = (email: string) => ({ email, reason: 'começou no atendimento', needsSecondFactor: true });
  const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims ?? {};

  it('lets somebody with a confirmed address in and out again, and keeps their other claims', async () => {
    const { uid, email } = await newPerson(db);
    expect(await grantOperator(deps, because(email))).toMatchObject({
      ok: false,
      error: expect.stringContaining('ainda não foi confirmado'),
    });
    expect(await claimsOf(uid)).toEqual({});

    await verifyEmail(uid);
    await auth.setCustomUserClaims(uid, { company: 'horizonte' });
    expect(await grantOperator(deps, because(email))).toMatchObject({
      ok: true,
      value: expect.stringContaining('ainda não tem segundo fator'),
    });
    expect(await claimsOf(uid)).toEqual({ company: 'horizonte', operator: true });
    expect(await grantOperator(deps, because(email))).toMatchObject({
      value: expect.stringContaining('nada mudou'),
    });
    expect(await listOperators(deps)).toMatchObject({ value: expect.stringContaining(email) });

    expect((await revokeOperator(deps, because(email))).ok).toBe(true);
    expect(await claimsOf(uid)).toEqual({ company: 'horizonte' });
    const log = db.collection('operatorLog').where('subjectUid', '==', uid).orderBy('number');
    const { docs } = await log.get();
    expect(docs.map((entry) => String(entry.get('action')))).toEqual([
      'operator_granted',
      'operator_revoked',
    ]);
  });

  it('says that there is no such account', async () => {
    expect(await grantOperator(deps, because('ninguem@exemplo.invalid'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('Não há conta'),
    });
  });
});
