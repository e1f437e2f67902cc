import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Notice } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import type { RunFailure } from './run-failure.ts';

interface Props {
  readonly failure: RunFailure;
  readonly onRetry: () => void;
  readonly title?: string;
  /** What was not lost. */
  readonly kept?: string;
}

/** Why the analysis was not made, and the way on. Nothing that was filled in is lost. */
export function FailureNotice({
  failure,
  onRetry,
  title = 'A análise não foi feita',
  kept = 'Nada foi cobrado, e o que você preencheu continua aqui.',
}: Props) {
  const actions: Readonly<Record<RunFailure['kind'], ReactNode>> = {
    // The same input would be refused again: the message says what to change.
    input: null,
    limit: (
      <Link className={buttonClass({ variant: 'secondary' })} to="/planos">
        Conhecer os planos
      </Link>
    ),
    backend: (
      <Button variant="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    ),
  };
  return (
    <Notice tone="error" title={title} action={actions[failure.kind]}>
      <p>{failure.message}</p>
      <p>{kept}</p>
    </Notice>
  );
}
