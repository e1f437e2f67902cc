import { LimitRefusal } from '@aura/shared-career-ui';
import { Button, Notice } from '@aura/shared-ui';
import { QUICK_LIMIT } from '../../submit/quick-limit.ts';
import type { SubmitFailure } from '../../submit/submit-diagnosis.ts';

interface Props {
  readonly failure: SubmitFailure;
  readonly onRetry: () => void;
}

const TITLE = 'O diagnóstico não foi feito';
const KEPT = 'Suas respostas continuam aqui.';

/** Why nothing came back, and the way on. The answers are untouched. */
export function SendFailure({ failure: { kind, message }, onRetry }: Props) {
  if (kind === 'limit') return <LimitRefusal of={QUICK_LIMIT} title={TITLE} kept={KEPT} />;
  // The same answers would be refused again: the message says what to change.
  const action = kind !== 'answers' && (
    <Button variant="secondary" onClick={onRetry}>
      Tentar novamente
    </Button>
  );
  return (
    <Notice tone="error" title={TITLE} action={action}>
      <p>{message}</p>
      <p>{KEPT}</p>
    </Notice>
  );
}
