import { Button, Notice } from '@aura/shared-ui';
import { FAILURE_TEXT, type RemoteFailure } from './failure.ts';
import { reloadPage } from './gone-chunk/reload-once.ts';

interface Props {
  readonly reason: RemoteFailure;
  readonly onRetry: () => void;
}

/** Stands where a remote should be: what went wrong, and what the person can do. */
export function FailureNotice({ reason, onRetry }: Props) {
  const { title, text } = FAILURE_TEXT[reason];
  const action =
    reason === 'outdated' ? (
      <Button onClick={reloadPage}>Recarregar a página</Button>
    ) : (
      <Button onClick={onRetry}>Tentar novamente</Button>
    );
  return (
    <Notice tone="error" title={title} action={action}>
      {text}
    </Notice>
  );
}
