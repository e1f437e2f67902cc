import { withOffline } from '@aura/shared-career-ui';
import { Button, Notice } from '@aura/shared-ui';

interface Props {
  readonly message: string;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** Why the price cannot be shown, and the way to ask again. */
export const CatalogueFailure = ({ message, isAsking, onRetry }: Props) => (
  <Notice
    tone="error"
    title="Não foi possível carregar os preços"
    action={
      <Button variant="secondary" busy={isAsking} onClick={onRetry}>
        Tentar novamente
      </Button>
    }
  >
    {withOffline(message)}
  </Notice>
);
