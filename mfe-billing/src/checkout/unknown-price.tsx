import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { keepingOrigin, useCameFrom } from '../address/came-from.ts';
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
      <Link className={buttonClass()} to={keepingOrigin(PLANS_PATH, useCameFrom())}>
        Ver os planos
      </Link>
    </p>
  </>
);
