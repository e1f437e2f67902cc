import { Button } from '@aura/shared-ui';
import { useEffect, type RefObject } from 'react';

interface Props {
  readonly isOpen: boolean;
  readonly onInsist: () => void;
  /** Takes the focus of the button, which goes. */
  readonly choosing: RefObject<HTMLElement | null>;
}

/** For whom a company pays: nothing is offered, and whoever wants to pay all the same says so first. */
export function CompanyPays({ isOpen, onInsist, choosing }: Props) {
  useEffect(() => {
    if (isOpen) choosing.current?.focus();
  }, [isOpen, choosing]);
  if (isOpen) return null;
  return (
    <p>
      <Button variant="quiet" onClick={onInsist}>
        Quero pagar um plano por conta própria
      </Button>
    </p>
  );
}
