import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { PLANS_PATH } from './paths.ts';

/** An address of no price that is sold. */
export const UnknownPrice = () => (
  <>
    <PageHeader
      eyebrow="Pagamento"
      title="Este preço não existe mais"
      lead="O endereço pode ter mudado ou ter sido digitado com um engano. Nada foi cobrado."
    />
    <p>
      <Link className={buttonClass()} to={PLANS_PATH}>
        Ver os planos e preços
      </Link>
    </p>
  </>
);
