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
  if (kind === 'unanswered') return <UnansweredNotice message={message} onRetry={onRetry} />;
  // The same input would be refused again: the message says what to change.
  const action = kind !== 'input' && (
    <Button variant="secondary" onClick={onRetry}>
      Tentar novamente
    </Button>
  );
  return (
    <Notice tone="error" title={kind === 'late' ? LATE_TITLE : title} action={action}>
      <p>{message}</p>
      <p>{kept}</p>
    </Notice>
  );
}

/** The first run of the day is the slowest: a second attempt usually ends. */
const LATE_TITLE = 'O serviço demorou mais do que esperamos';

/** An attempt of which nobody knows how it ended. Its request has an id, so that a second one has its effect once. */
const UnansweredNotice = ({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) => (
  <Notice
    tone="warning"
    title="Ainda não sabemos se deu certo"
    action={
      <Button variant="secondary" onClick={onRetry}>
        Conferir e tentar novamente
      </Button>
    }
  >
    <p>{message}</p>
    <p>
      O que você preencheu continua aqui. Se já tiver sido guardado, tentar de novo não repete nem conta duas
      vezes.
    </p>
  </Notice>
);
