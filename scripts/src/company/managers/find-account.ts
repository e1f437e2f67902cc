import type { Auth, UserRecord } from 'firebase-admin/auth';
import { err, ok, type Result } from '@aura/shared-domain';

/** The account with an e-mail. */
export async function findAccount(
  auth: Pick<Auth, 'getUserByEmail'>,
  email: string,
): Promise<Result<UserRecord, string>> {
  try {
    return ok(await auth.getUserByEmail(email));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')
      return err(`Não há conta com o e-mail ${email}: a pessoa precisa antes criar a sua.`);
    throw error;
  }
}
