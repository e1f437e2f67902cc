import { withOffline } from '@aura/shared-pages/data';
import { Notice } from '@aura/shared-ui';
import type { CallFailure } from './call-failure.ts';

interface Props {
  /** Null for none: then nothing is shown. */
  readonly failure: CallFailure | null;
  /** The situation after a refusal. */
  readonly refused: string;
  /** The unknown fact after a lost answer. */
  readonly unknown: string;
  /** The advice for that case. */
  readonly advice: string;
}

/** Why an action failed, or that its result is unknown. */
export function FailureNotice({ failure, refused, unknown, advice }: Props) {
  if (failure === null) return null;
  return failure.isLost ? (
    <Notice tone="error" title={unknown}>
      {withOffline(`A resposta do servidor não chegou. ${advice}`)}
    </Notice>
  ) : (
    <Notice tone="error" title={refused}>
      {failure.message}
    </Notice>
  );
}
