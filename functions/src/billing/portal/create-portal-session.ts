import { err, ok, type RequestOf, type ResponseOf, portalSessionEndpoint } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { describeFault } from '../../http/log.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { locateBilling, readBuyer } from '../billing-documents.ts';
import { readCustomerStanding, FOREIGN_CUSTOMER } from '../customer.ts';

const NO_CUSTOMER: Failure = {
  code: 'not_found',
  message: 'ID de cliente da assinatura não encontrado.',
};
const UNREACHABLE: Failure = {
  code: 'unavailable',
  message: 'Não foi possível acessar o portal de gerenciamento. Por favor, tente novamente.',
};

type Deps = Pick<BillingDeps, 'db' | 'stripe' | 'siteUrl' | 'settings'>;

/**
 * POST /create-customer-portal-session: address for managing the person's purchases. The token identifies the person.
 */
export function createPortalSession({
  db,
  stripe,
  siteUrl,
  settings: { portalConfiguration },
}: Deps): PersonCall<RequestOf<typeof portalSessionEndpoint>, ResponseOf<typeof portalSessionEndpoint>> {
  return async (uid) => {
    const buyer = await readBuyer(db, locateBilling(db, uid));
    if (!buyer.ok) return buyer;
    const customer = buyer.value.record.customerId;
    if (customer === null) return err(NO_CUSTOMER);
    if (!stripe) return err(UNREACHABLE);
    try {
      const standing = await readCustomerStanding(stripe, customer, uid);
      if (standing === 'gone') return err(NO_CUSTOMER);
      if (standing === 'foreign') return err(FOREIGN_CUSTOMER);
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: `${siteUrl}/planos?retorno=portal`,
        locale: 'pt-BR',
        ...(portalConfiguration !== undefined && { configuration: portalConfiguration }),
      });
      return ok({ url });
    } catch (error) {
      return err({ ...UNREACHABLE, reason: 'stripe_portal', fault: describeFault(error) });
    }
  };
}
