import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Notice } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import type { SubmitFailure } from '../../submit/submit-diagnosis.ts';

interface Props {
  readonly failure: SubmitFailure;
  readonly onRetry: () => void;
}

const retry = (onRetry: () => void) => (
  <Button variant="secondary" onClick={onRetry}>
    Tentar novamente
  </Button>
);

const ACTIONS: Readonly<Record<SubmitFailure['kind'], (onRetry: () => void) => ReactNode>> = {
  profile: retry,
  backend: retry,
  limit: () => (
    <Link className={buttonClass({ variant: 'secondary' })} to="/planos">
      Conhecer os planos
    </Link>
  ),
  // The same answers would be refused again: the message says what to change.
  answers: () => null,
};

/** Why nothing came back, and the way on. The answers are untouched. */
export function SendFailure({ failure, onRetry }: Props) {
  return (
    <Notice tone="error" title="O diagnóstico não foi feito" action={ACTIONS[failure.kind](onRetry)}>
      <p>{failure.message}</p>
      <p>Suas respostas continuam aqui.</p>
    </Notice>
  );
}
