import type { BillingStatus } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { checkoutPath } from '../checkout/paths.ts';
import { Voucher } from './voucher.tsx';

/** A purchase that waits to be paid at a bank, or was not paid in time; nothing for any other. */
export function OpenPurchase({ checkout }: Pick<BillingStatus, 'checkout'>) {
  if (checkout?.waiting)
    return (
      <Notice
        tone="info"
        title={checkout.waiting.way === 'pix' ? 'Pix aguardando pagamento' : 'Boleto aguardando pagamento'}
      >
        <Voucher waiting={checkout.waiting} />
        <p>
          O plano entra quando o banco confirmar.{' '}
          <Link to={checkoutPath(checkout.priceId)}>Pagar de outra forma</Link>
        </p>
      </Notice>
    );
  if (!checkout?.hasLapsed) return null;
  return (
    <Notice tone="warning" title="O Pix ou boleto venceu sem pagamento">
      <p>
        Nada foi cobrado. <Link to={checkoutPath(checkout.priceId)}>Gerar outro ou pagar com cartão</Link>
      </p>
    </Notice>
  );
}
