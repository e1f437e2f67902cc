import { Button, Notice } from '@aura/shared-ui';
import { withOffline } from './offline.ts';

interface Props {
  /** What could not be read, where the message alone does not say it. */
  readonly title?: string | undefined;
  readonly message: string;
  /** It is being asked again. */
  readonly isAsking?: boolean;
  readonly onRetry: () => void;
}

/** Why something could not be read, and the way to ask again; the focus stays on it meanwhile. */
export function LoadFailure({ title, message, isAsking = false, onRetry }: Props) {
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button variant="secondary" busy={isAsking} onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {withOffline(message)}
    </Notice>
  );
}
