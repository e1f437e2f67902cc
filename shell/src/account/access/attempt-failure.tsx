import { Notice } from '@aura/shared-ui';
import type { Attempt } from '@aura/shared-pages/forms';

interface Props {
  readonly attempt: Attempt<string>;
}

/** Why an attempt failed, and whether the device is offline. */
export function AttemptFailure({ attempt }: Props) {
  if (attempt.status !== 'failed') return null;
  return (
    <Notice tone="error">
      {attempt.message}
      {!navigator.onLine && ' Parece que você está sem conexão com a internet.'}
    </Notice>
  );
}
