import { Button, Notice } from '@aura/shared-ui';
import { withOffline } from '../wording/offline.ts';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Why something stored could not be loaded, and the way to ask again. */
export function LoadFailure({ message, onRetry }: Props) {
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {withOffline(message)}
    </Notice>
  );
}
