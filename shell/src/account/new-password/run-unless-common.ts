import { err, type Result } from '@aura/shared-domain';

type Told = Result<unknown, { readonly message: string }>;

/**
 * Runs an action with a new password, unless it is a common one. The list is loaded here, at the press; if that fails,
 * the action runs anyway: the length rule was met.
 */
export async function runUnlessCommon(password: string, proceed: () => Promise<Told>): Promise<Told> {
  const list = await import('../../generated/passwords/common.ts').then(
    ({ PASSWORDS }) => PASSWORDS.split(' '),
    (): string[] => [],
  );
  if (!list.includes(password.toLowerCase())) return proceed();
  return err({ message: 'Muita gente usa essa senha, e ela é das primeiras a ser tentadas. Escolha outra.' });
}
