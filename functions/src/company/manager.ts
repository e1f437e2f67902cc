import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Company } from '@aura/shared-company';
import type { OperatorSettings } from '../config/operator-settings.ts';
import type { Caller } from '../firebase/verify-token.ts';
import type { Failure } from '../http/failure.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { describeActor } from './actor.ts';
import { locateCompany, parseCompany } from './company-documents.ts';

/** A manager, and the company as stored at the time of the call. */
export interface Manager {
  readonly uid: string;
  /** Who they are in the log of the company. */
  readonly actor: string;
  readonly companyId: string;
  readonly company: Company;
}

/** An endpoint's handler for a manager and a valid request. */
export type ManagerCall<In, Out> = (manager: Manager, request: In) => Promise<Result<Out, Failure>>;

/** One answer for every reason: it does not say which companies there are. */
const FORBIDDEN: Failure = { code: 'forbidden' };

/** The message for a manager who signed in without a required second factor. */
const SECOND_FACTOR: Failure = {
  code: 'forbidden',
  message:
    'O painel da empresa pede um segundo fator. Guarde um em Configurações, saia da conta e entre de novo com o código do seu aplicativo.',
};

export interface ManagerDeps {
  readonly db: Firestore;
  readonly operators: Pick<OperatorSettings, 'managersNeedSecondFactor'>;
}

/** Lets the manager of a company make a call for it. Other callers learn nothing from the answer. */
export const admitManager =
  ({ db, operators }: ManagerDeps) =>
  async (caller: Caller): Promise<Result<Manager, Failure>> => {
    const manager = await readManager(db, caller);
    // Asked last: who is no manager learns nothing from it.
    const lacksFactor = operators.managersNeedSecondFactor && !caller.hasSecondFactor;
    return manager.ok && lacksFactor ? err(SECOND_FACTOR) : manager;
  };

/** A claim outlives what it was given for by up to an hour: the profile and the company must say the same. */
async function readManager(
  db: Firestore,
  { uid, email, companyId }: Caller,
): Promise<Result<Manager, Failure>> {
  if (companyId === null) return err(FORBIDDEN);
  const documents = locateCompany(db, companyId);
  const [person, stored] = await db.getAll(db.doc(`users/${uid}`), documents.company);
  const profile = parseProfile(person?.data());
  if (!profile.ok || profile.value.role !== 'gestor_rh' || !stored?.exists) return err(FORBIDDEN);
  const company = parseCompany(stored.data());
  if (!company.managers.includes(uid)) return err(FORBIDDEN);
  return ok({ uid, actor: describeActor(profile.value.name, email), companyId, company });
}
