import { err, ok, type AccountDeleted } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { describeFailure } from '../http/error-handler.ts';
import { describeFault } from '../http/log.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import type { EraseStep, PartDeps } from '../parts/define-part.ts';
import { readOwner, type Owner } from './owner.ts';

/** The usual text says that nothing was lost, which is not so here. */
const UNFINISHED = 'A exclusão da conta não terminou. Tente novamente para apagar o que falta.';

type AccountServices = Pick<PartDeps, 'db' | 'accounts' | 'stripe' | 'now'>;

/** DELETE /account: erases step by step. A step that fails ends the call; asking again does all of them again. */
export function eraseAccount(
  services: AccountServices,
  steps: readonly EraseStep[],
): PersonCall<undefined, AccountDeleted> {
  return async (uid) => {
    const owner = await readOwner(services.accounts, uid);
    if (!owner.ok) return owner;
    const failure = await eraseAll(owner.value, services, steps);
    return failure ? err(failure) : ok({ deleted: true });
  };
}

/** Runs every step; null if all succeeded, otherwise the reason of the failure. */
export async function eraseAll(
  owner: Owner,
  services: AccountServices,
  steps: readonly EraseStep[],
): Promise<Failure | null> {
  for (const { name, erase } of steps) {
    try {
      await erase(owner, services);
    } catch (error) {
      const { code } = describeFailure(error);
      return { code, message: UNFINISHED, reason: `erase_${name}`, fault: describeFault(error) };
    }
  }
  return null;
}
