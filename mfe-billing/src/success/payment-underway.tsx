import { Button, Spinner } from '@aura/shared-ui';
import styles from './success.module.css';
import type { PurchaseView } from './purchase-view.ts';

interface Props {
  readonly view: PurchaseView;
  readonly onAgain: () => void;
}

const WORDS = {
  asking: 'Estamos perguntando ao sistema de pagamento o que aconteceu com a sua compra.',
  processing: 'O pagamento está sendo confirmado. Costuma levar alguns segundos.',
  unreachable:
    'Não conseguimos consultar o seu pagamento agora. Seguimos tentando; você não precisa pagar de novo.',
} as const;
const LATE = {
  processing:
    'A confirmação está demorando mais que o normal. Você pode fechar esta página: o plano entra sozinho ' +
    'assim que o pagamento for confirmado, e uma notificação avisa.',
  unreachable:
    'Ainda não conseguimos consultar o seu pagamento. Se ele foi feito, o plano entra sozinho e uma notificação avisa. Não pague de novo.',
} as const;

/** The state of an unsettled purchase, announced without interrupting; its place exists from the start. */
export function Underway({ view, onAgain }: Props) {
  const { kind } = view;
  const isLate = view.kind !== 'waiting' && 'isLate' in view && view.isLate;
  const isOpen = kind === 'asking' || kind === 'processing' || kind === 'unreachable';
  return (
    <>
      <p role="status" className={styles['told']}>
        {isLate ? LATE[view.kind] : isOpen && WORDS[kind]}
      </p>
      {isOpen && !isLate && <Spinner label="Aguardando a confirmação…" />}
      {isLate && (
        <div>
          <Button onClick={onAgain}>Conferir de novo</Button>
        </div>
      )}
    </>
  );
}
