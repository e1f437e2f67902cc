import type { Result } from '@aura/shared-domain';
import type { Context } from '../cli/context.ts';
import { closeText } from './close-text.ts';

/**
 * Says what closing a company would take or, once that is confirmed, closes it. The backend does it: the plan that a
 * member goes back to is its rule.
 */
export async function closeCommand(
  { close }: Pick<Context, 'close'>,
  { companyId, isConfirmed }: { readonly companyId: string; readonly isConfirmed: boolean },
): Promise<Result<string, string>> {
  return closeText(companyId, await close(companyId, isConfirmed ? 'close' : 'count'));
}
