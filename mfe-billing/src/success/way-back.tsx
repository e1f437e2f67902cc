import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { keepOrigin, useCameFrom } from '../address/came-from.ts';
import { buildCheckoutPath, PLANS_PATH } from '../checkout/paths.ts';
import type { PurchaseView } from './purchase-view.ts';
import styles from './success.module.css';

interface Props {
  readonly view: Extract<PurchaseView, { kind: 'unpaid' | 'ended' | 'nothing' }>;
}

const WORDS = {
  ended: 'O prazo dela terminou ou o valor foi devolvido. Nada será cobrado por ela.',
  nothing: 'Nenhuma compra foi feita nesta conta, e nada foi cobrado.',
} as const;

/** The next page for a person who got no plan from this purchase. */
export function WayBack({ view }: Props) {
  const cameFrom = useCameFrom();
  const plans = keepOrigin(PLANS_PATH, cameFrom);
  if (view.kind !== 'unpaid')
    return (
      <>
        <p>{WORDS[view.kind]}</p>
        <p>
          <Link className={buttonClass()} to={plans}>
            Ver os planos
          </Link>
        </p>
      </>
    );
  return (
    <>
      <p>
        {view.hasLapsed
          ? 'O Pix ou boleto venceu sem pagamento. Nada foi cobrado e o seu plano continua o mesmo. Você pode gerar outro ou pagar com cartão.'
          : 'Nada foi cobrado e o seu plano continua o mesmo. Você pode tentar com outro cartão.'}
      </p>
      <p className={styles['ways']}>
        <Link className={buttonClass()} to={keepOrigin(buildCheckoutPath(view.priceId), cameFrom)}>
          Voltar ao pagamento
        </Link>
        <Link to={plans}>Ver os planos</Link>
      </p>
    </>
  );
}
