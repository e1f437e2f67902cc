import { PLAN_NAMES } from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { Button, Notice } from '@aura/shared-ui';
import type { RefObject } from 'react';
import type { CatalogueSnapshot } from '../catalogue/catalogue-store.ts';

interface Props {
  readonly catalogue: CatalogueSnapshot;
  readonly onRetry: () => void;
  /** Takes the focus of the button that goes once buying is possible. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Notice that nothing can be bought now. */
export function BuyingNotice({ catalogue: { state, isAsking }, onRetry, focusAfter }: Props) {
  const provider = state.status === 'ready' ? state.catalogue.provider.kind : null;
  const isClosed = state.status === 'failed' || provider === 'none';
  useFocusWhenGone(isClosed, focusAfter);
  if (!isClosed) return null;
  const reason =
    state.status === 'failed'
      ? `${withOffline(state.message)} Os preços e limites abaixo continuam valendo.`
      : `As compras não estão abertas neste momento. O plano ${PLAN_NAMES.freemium} funciona normalmente.`;
  return (
    <Notice
      tone="warning"
      title="Não é possível comprar agora"
      action={
        <Button variant="secondary" busy={isAsking} onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {isAsking ? 'Verificando…' : reason}
    </Notice>
  );
}

/**
 * Notice that nothing is charged. It appears late, so it is below the plans, where it moves no text that the person
 * reads.
 */
export function SandboxNotice({ state }: Pick<CatalogueSnapshot, 'state'>) {
  if (state.status !== 'ready' || state.catalogue.provider.kind !== 'sandbox') return null;
  return (
    <Notice tone="info" title="Ambiente de demonstração">
      As compras aqui são simuladas: nenhum cartão é cobrado.
    </Notice>
  );
}
