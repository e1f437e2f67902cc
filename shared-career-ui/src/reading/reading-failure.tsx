import { Button, Notice } from '@aura/shared-ui';
import type { ReadFailure } from './failure.ts';

interface Props {
  readonly failure: ReadFailure;
  readonly onRetry: () => void;
}

/** The same document gives the same answer, except where the reader never got to it or ran out of time. */
const WORTH_REPEATING: ReadonlySet<ReadFailure['code']> = new Set([
  'LEITOR_INDISPONIVEL',
  'RECONHECIMENTO_INDISPONIVEL',
  'TEMPO_ESGOTADO',
]);

/** Why a document could not be read, and what to do now. */
export function ReadingFailure({ failure, onRetry }: Props) {
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      Tentar novamente
    </Button>
  );
  return (
    <Notice tone="error" title={failure.message} action={WORTH_REPEATING.has(failure.code) && retry}>
      {failure.action}
    </Notice>
  );
}
