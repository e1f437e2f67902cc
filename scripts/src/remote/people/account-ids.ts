import { err, ok, type Result } from '@aura/shared-domain';
import type { Auth } from 'firebase-admin/auth';
import { findAccount } from '../../company/managers/find-account.ts';

type Accounts = Pick<Auth, 'getUserByEmail' | 'getUser'>;

/**
 * The account ids of people. The error names the first one without an account.
 * @param people e-mail addresses or ids
 */
export async function findAccountIds(
  auth: Accounts,
  people: readonly string[],
): Promise<Result<readonly string[], string>> {
  const ids: string[] = [];
  for (const person of people) {
    const found = await findId(auth, person);
    if (!found.ok) return found;
    ids.push(found.value);
  }
  return ok(ids);
}

async function findId(auth: Accounts, person: string): Promise<Result<string, string>> {
  try {
    if (!person.includes('@')) return ok((await auth.getUser(person)).uid);
    const found = await findAccount(auth, person);
    return found.ok ? ok(found.value.uid) : found;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'auth/user-not-found' || code === 'auth/invalid-uid')
      return err(`Não há conta com o id "${person}": diga um e-mail ou o id de uma conta.`);
    if (code === 'auth/invalid-email') return err(`"${person}" não é um e-mail.`);
    const reason = error instanceof Error ? error.message : String(error);
    return err(`As contas não puderam ser consultadas (${reason}). "npm start" está em execução?`);
  }
}
