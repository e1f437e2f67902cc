import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice } from '@aura/shared-ui';
import { PLANS_PATH } from './paths.ts';

/** Said where payments are not set up. */
export const NothingSold = () => (
  <Notice
    tone="info"
    title="As compras não estão abertas"
    action={
      <Link className={buttonClass({ variant: 'secondary' })} to={PLANS_PATH}>
        Voltar aos planos
      </Link>
    }
  >
    Nenhum meio de pagamento está configurado aqui. Nada foi cobrado e nenhum dado de pagamento é pedido.
  </Notice>
);
