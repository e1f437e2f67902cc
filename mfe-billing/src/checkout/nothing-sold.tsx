import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice } from '@aura/shared-ui';
import { keepingOrigin, useCameFrom } from '../address/came-from.ts';
import { PLANS_PATH } from './paths.ts';

/** Said where payments are not set up. */
export const NothingSold = () => (
  <Notice
    tone="info"
    title="As compras não estão abertas"
    action={
      <Link className={buttonClass({ variant: 'secondary' })} to={keepingOrigin(PLANS_PATH, useCameFrom())}>
        Ver os planos
      </Link>
    }
  >
    Nenhum meio de pagamento está configurado aqui. Nada foi cobrado e nenhum dado de pagamento é pedido.
  </Notice>
);
