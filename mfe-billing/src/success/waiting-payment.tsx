import { Link } from '@aura/shared-session/router';
import { Button } from '@aura/shared-ui';
import { buildCheckoutPath } from '../checkout/paths.ts';
import { Voucher } from '../subscription/voucher.tsx';
import type { PurchaseView } from './purchase-view.ts';
import styles from './success.module.css';

interface Props {
  readonly view: Extract<PurchaseView, { kind: 'waiting' }>;
  readonly onAgain: () => void;
}

/** How to pay at the bank, and what comes next. */
export function WaitingPayment({ view: { waiting, priceId, isLate }, onAgain }: Props) {
  return (
    <>
      <Voucher waiting={waiting} />
      <p>
        Você pode fechar esta página: o plano entra sozinho assim que o banco confirmar, e uma notificação
        avisa. {waiting.way === 'boleto' && 'Um boleto costuma ser confirmado em um dia útil.'}
      </p>
      {isLate && (
        <div>
          <Button onClick={onAgain}>Já paguei, conferir agora</Button>
        </div>
      )}
      <p className={styles['ways']}>
        <Link to={buildCheckoutPath(priceId)}>Pagar de outra forma</Link>
      </p>
    </>
  );
}
