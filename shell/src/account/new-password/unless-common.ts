import { err, type Result } from '@aura/shared-domain';

type Told = Result<unknown, { readonly message: string }>;

/**
 * Does what takes a new password, unless many people use it. The list is only loaded here, at the press; where it
 * cannot be loaded the person is not kept waiting for it: the rule of length was kept.
 */
export async function runUnlessCommon(password: string, proceed: () => Promise<Told>): Promise<Told> {
  const list = await import('../../generated/passwords/common.ts').then(
    ({ PASSWORDS }) => PASSWORDS.split(' '),
    (): string[] => [],
  );
  if (!list.includes(password.toLowerCase())) return proceed();
  return err({ message: 'Muita gente usa essa senha, e ela é das primeiras a ser tentadas. Escolha outra.' });
}
