import { err, ok, type AccountDeleted } from '@aura/shared-domain';
import { failureOf } from '../http/error-handler.ts';
import { faultOf } from '../http/log.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import type { EraseStep, PartDeps } from '../parts/define-part.ts';
import { ownerOf } from './owner.ts';

/** The usual text says that nothing was lost, which is not so here. */
const UNFINISHED = 'A exclusão da conta não terminou. Tente novamente para apagar o que falta.';

/** DELETE /account: erases step by step. A step that fails ends the call; asking again does all of them again. */
export function eraseAccount(
  services: Pick<PartDeps, 'db' | 'accounts' | 'stripe'>,
  steps: readonly EraseStep[],
): PersonCall<undefined, AccountDeleted> {
  return async (uid) => {
    const owner = await ownerOf(services.accounts, uid);
    if (!owner.ok) return owner;
    for (const { name, erase } of steps) {
      try {
        await erase(owner.value, services);
      } catch (error) {
        const { code } = failureOf(error);
        return err({ code, message: UNFINISHED, reason: `erase_${name}`, fault: faultOf(error) });
      }
    }
    return ok({ deleted: true });
  };
}
