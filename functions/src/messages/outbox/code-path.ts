import type { Accounts } from '../../firebase/admin.ts';

/** The page of ours that the links of the account's messages lead to. */
const ACTION_PATH = '/conta/acao';

/**
 * The page that confirms an address or sets another password, with a fresh code of the account service. What the service
 * writes around the code, its own page among it, is left out.
 */
export async function codePath(
  accounts: Accounts,
  mode: 'verifyEmail' | 'resetPassword',
  address: string,
): Promise<string> {
  const link =
    mode === 'verifyEmail'
      ? await accounts.generateEmailVerificationLink(address)
      : await accounts.generatePasswordResetLink(address);
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  return `${ACTION_PATH}?${new URLSearchParams({ mode, oobCode: code })}`;
}
