import { useSession } from '@aura/shared-session';
import { Link, Navigate, useLocation, useParams } from '@aura/shared-session/router';
import { Button, buttonClass, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import { findPlanOfPrice, findPriceIdByAlias } from '../catalogue/find-price.ts';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import styles from './checkout.module.css';
import { NOT_SIGNED_IN } from './intent/intent-failure.ts';
import { IntentProblem } from './intent/intent-problem.tsx';
import { buildCheckoutPath, PLANS_PATH } from './paths.ts';
import { Order } from './order.tsx';
import { withOffline } from '@aura/shared-pages/data';
import { keepOrigin, useCameFrom } from '../address/came-from.ts';

/** An address of no price that is sold. */
const UnknownPrice = () => (
  <>
    <PageHeader
      eyebrow="Pagamento"
      title="Este preço não existe mais"
      lead="O endereço pode ter mudado ou ter sido digitado com um engano. Nada foi cobrado."
    />
    <p>
      <Link className={buttonClass()} to={keepOrigin(PLANS_PATH, useCameFrom())}>
        Ver os planos
      </Link>
    </p>
  </>
);

interface Props {
  readonly message: string;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** Why the price cannot be shown, and the way to ask again. */
const CatalogueFailure = ({ message, isAsking, onRetry }: Props) => (
  <Notice
    tone="error"
    title="Não foi possível carregar os preços"
    action={
      <Button variant="secondary" busy={isAsking} onClick={onRetry}>
        Tentar novamente
      </Button>
    }
  >
    {withOffline(message)}
  </Notice>
);

const NOTHING = () => undefined;

/** `/checkout/:priceId`: shows the purchase and takes the payment. */
export default function CheckoutPage() {
  const session = useSession();
  const { priceId = '' } = useParams();
  if (session.status === 'loading') return <Spinner />;
  if (session.status === 'signedOut')
    return (
      <Page>
        <IntentProblem failure={NOT_SIGNED_IN} onRetry={NOTHING} onInsist={NOTHING} />
      </Page>
    );
  return <Checkout key={`${session.user.uid} ${priceId}`} uid={session.user.uid} priceId={priceId} />;
}

function Checkout({ uid, priceId }: { readonly uid: string; readonly priceId: string }) {
  const { search } = useLocation();
  const { state, isAsking, retry } = useCatalogue();
  if (state.status === 'ready') {
    const { prices, provider } = state.catalogue;
    const named = findPriceIdByAlias(prices, priceId);
    if (named !== null) return <Navigate to={buildCheckoutPath(named) + search} replace />;
    const plan = findPlanOfPrice(prices, priceId);
    if (!plan) return <UnknownPrice />;
    return (
      <Page>
        <Order uid={uid} priceId={priceId} plan={plan} provider={provider} />
      </Page>
    );
  }
  return (
    <Page>
      {state.status === 'loading' ? (
        <Spinner />
      ) : (
        <CatalogueFailure message={state.message} isAsking={isAsking} onRetry={retry} />
      )}
    </Page>
  );
}

const Page = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['page']}>
    <PageHeader
      eyebrow="Pagamento"
      title="Revise e pague"
      lead="Confira o que você está comprando antes de pagar."
    />
    {children}
  </div>
);
