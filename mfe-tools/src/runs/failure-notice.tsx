import { LimitRefusal, type ToolLimit } from '@aura/shared-career-ui';
import { Button, Notice } from '@aura/shared-ui';
import type { RunFailure } from './run-failure.ts';

interface Props {
  readonly failure: RunFailure;
  /** The texts for an exhausted monthly limit. */
  readonly limit: ToolLimit;
  readonly onRetry: () => void;
  readonly title?: string;
  /** What was not lost. */
  readonly kept?: string;
}

/** Why the analysis was not made, and the way on. Nothing that was filled in is lost. */
export function FailureNotice({
  failure: { kind, message },
  limit,
  onRetry,
  title = 'A análise não foi feita',
  kept = 'Esta tentativa não contou, e o que você preencheu continua aqui.',
}: Props) {
  if (kind === 'limit') return <LimitRefusal of={limit} title={title} kept={kept} />;
  // The same input would be refused again: the message says what to change.
  const action = kind === 'backend' && (
    <Button variant="secondary" onClick={onRetry}>
      Tentar novamente
    </Button>
  );
  return (
    <Notice tone="error" title={title} action={action}>
      <p>{message}</p>
      <p>{kept}</p>
    </Notice>
  );
}
