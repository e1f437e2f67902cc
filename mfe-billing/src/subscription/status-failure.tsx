import { withOffline } from '@aura/shared-career-ui';
import { Button, Notice } from '@aura/shared-ui';
import type { RefObject } from 'react';
import type { BillingStatusView } from './use-billing-status.ts';
import { useFocusWhenGone } from './use-focus-when-gone.ts';

interface Props {
  readonly view: BillingStatusView;
  /** Takes the focus of the button that goes once the answer is there. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Why the payments are not known, and the way to ask again; the focus stays on it meanwhile. */
export function StatusFailure({ view: { failure, isAsking, status, reload }, focusAfter }: Props) {
  useFocusWhenGone(failure !== null, focusAfter);
  if (failure === null) return null;
  return (
    <Notice
      tone="warning"
      title={
        status
          ? 'Não foi possível atualizar os dados da assinatura'
          : 'Não foi possível carregar os dados de cobrança'
      }
      action={
        <Button variant="secondary" busy={isAsking} onClick={reload}>
          Tentar novamente
        </Button>
      }
    >
      {isAsking ? 'Carregando…' : withOffline(failure)}
    </Notice>
  );
}
