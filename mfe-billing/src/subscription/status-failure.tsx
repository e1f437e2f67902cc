import { LoadFailure } from '@aura/shared-pages/data';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import type { RefObject } from 'react';
import type { AskedBilling } from './use-billing-status.ts';

interface Props {
  readonly asked: AskedBilling;
  /** Takes the focus of the button that goes once the answer is there. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Why the payments are not known, and the way to ask again; the focus stays on it meanwhile. */
export function StatusFailure({ asked: { error, isAsking, value, reload }, focusAfter }: Props) {
  useFocusWhenGone(error !== null, focusAfter);
  if (error === null) return null;
  return (
    <LoadFailure
      title={
        value
          ? 'Não foi possível atualizar os dados da assinatura'
          : 'Não foi possível carregar os dados de cobrança'
      }
      message={error.message}
      isAsking={isAsking}
      onRetry={reload}
    />
  );
}
