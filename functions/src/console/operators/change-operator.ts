import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { OperatorAction } from '@aura/mfe-platform/api';
import { err, ok, type Result } from '@aura/shared-domain';
import { endSessions } from '../../account/ended-sessions.ts';
import { isMissingAccount } from '../../account/owner.ts';
import { note } from '../log/operator-log.ts';

interface Deps {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUserByEmail' | 'listUsers' | 'revokeRefreshTokens' | 'setCustomUserClaims'>;
  readonly now: () => Date;
}

interface Request {
  readonly email: string;
  readonly reason: string;
  /** Whether an operator has to have a second factor. */
  readonly needsSecondFactor: boolean;
}

type Outcome = Promise<Result<string, string>>;

/** The caller of the command uses the project's own rights; the project's log has their identity. */
const BY_COMMAND = { uid: 'command', name: 'Comando npm run operator' };

const isOperator = ({ customClaims }: Pick<UserRecord, 'customClaims'>): boolean =>
  customClaims?.['operator'] === true;

const countFactors = ({ multiFactor }: Pick<UserRecord, 'multiFactor'>): number =>
  multiFactor?.enrolledFactors.length ?? 0;

/**
 * Makes an account with a confirmed address an operator; confirmed, because people can sign up with other people's
 * addresses. The log entry comes first, so that no operator is missing there.
 */
export async function grantOperator(deps: Deps, { email, reason, needsSecondFactor }: Request): Outcome {
  const account = await findAccount(deps, email);
  if (!account.ok) return account;
  const { uid, emailVerified, customClaims } = account.value;
  if (!emailVerified) return err(`${email} tem conta, mas o e-mail ainda não foi confirmado. Nada mudou.`);
  if (isOperator(account.value)) return ok(`${email} já opera a Aura: nada mudou.`);
  await log(deps, 'operator_granted', uid, reason);
  await deps.auth.setCustomUserClaims(uid, { ...customClaims, operator: true });
  const lacksFactor = needsSecondFactor && countFactors(account.value) === 0;
  return ok(
    `${email} agora opera a Aura. Vale a partir da próxima entrada.${
      lacksFactor ? ' A conta ainda não tem segundo fator: até ter um, as telas da operação a recusam.' : ''
    }`,
  );
}

/** Takes it away again, and ends every session: no token that is out is good for anything. */
export async function revokeOperator(deps: Deps, { email, reason }: Request): Outcome {
  const account = await findAccount(deps, email);
  if (!account.ok) return account;
  const { uid, customClaims } = account.value;
  if (!isOperator(account.value)) return ok(`${email} não opera a Aura: nada mudou.`);
  const { operator: _, ...others } = customClaims ?? {};
  await deps.auth.setCustomUserClaims(uid, others);
  await endSessions({ ...deps, accounts: deps.auth }, uid);
  await log(deps, 'operator_revoked', uid, reason);
  return ok(`${email} não opera mais a Aura, e as suas sessões foram encerradas.`);
}

/** Everybody who runs the platform, a line each. */
export async function listOperators({ auth }: Pick<Deps, 'auth'>): Outcome {
  const lines: string[] = [];
  for (let pageToken: string | undefined; ;) {
    const page = await auth.listUsers(1000, pageToken);
    for (const user of page.users.filter(isOperator)) {
      const factors = countFactors(user) > 0 ? 'com segundo fator' : 'sem segundo fator';
      lines.push(`${user.email ?? user.uid} (${factors})`);
    }
    pageToken = page.pageToken;
    if (pageToken === undefined) break;
  }
  return ok(lines.join('\n') || 'Ninguém opera a Aura.');
}

async function findAccount({ auth }: Deps, email: string): Promise<Result<UserRecord, string>> {
  try {
    return ok(await auth.getUserByEmail(email));
  } catch (error) {
    if (isMissingAccount(error))
      return err(`Não há conta com o e-mail ${email}: a pessoa precisa antes criar a sua.`);
    throw error;
  }
}

const log = ({ db, now }: Deps, action: OperatorAction, subjectUid: string, reason: string): Promise<void> =>
  note(db, { operator: BY_COMMAND, action, subjectUid, detail: 'por comando', reason, at: now() });
