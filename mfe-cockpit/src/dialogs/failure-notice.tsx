import { Notice } from '@aura/shared-ui';
import type { CallFailure } from './call-failure.ts';

interface Props {
  /** Null for none: then nothing is shown. */
  readonly failure: CallFailure | null;
  /** What is the case where it was refused. */
  readonly refused: string;
  /** What is not known where the answer was lost. */
  readonly unknown: string;
  /** What to do then. */
  readonly advice: string;
}

/** Why an action failed, or that its result is unknown. */
export function FailureNotice({ failure, refused, unknown, advice }: Props) {
  if (failure === null) return null;
  return failure.isLost ? (
    <Notice tone="error" title={unknown}>
      A resposta do servidor não chegou. {advice}
    </Notice>
  ) : (
    <Notice tone="error" title={refused}>
      {failure.message}
    </Notice>
  );
}
