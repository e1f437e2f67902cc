import {
  answerTicketEndpoint,
  changeCompanyEndpoint,
  changeTicketEndpoint,
  closeCompanyEndpoint,
  companiesEndpoint,
  createCompanyEndpoint,
  figuresEndpoint,
  findPersonEndpoint,
  operatorLogEndpoint,
  personDeedEndpoint,
  personEndpoint,
  ticketEndpoint,
  ticketsEndpoint,
} from '@aura/mfe-platform/api';
import { streamDocumentTree, walkStored } from '../account/stored-documents.ts';
import { locateBilling } from '../billing/billing-documents.ts';
import { isLive } from '../billing/is-live.ts';
import { createPriceBook } from '../billing/price-book.ts';
import { syncBilling } from '../billing/sync-billing.ts';
import { definePart, type PartDeps } from '../parts/define-part.ts';
import { closeCompanyAsked } from './companies/close-company.ts';
import { changeCompany, listCompanies } from './companies/companies.ts';
import { createCompany } from './companies/create-company.ts';
import { showFigures } from './figures/show-figures.ts';
import { OPERATOR_LOG } from './log/operator-log.ts';
import { showLog } from './log/show-log.ts';
import { admitOperator } from './operator.ts';
import { actForPerson, showPerson } from './people/act-for-person.ts';
import { findPerson } from './people/find-person.ts';
import { createPasswordLinkSender } from './people/password-link.ts';
import { answerTicket, changeTicket, readTicket } from './tickets/change-ticket.ts';
import { listTickets } from './tickets/list-tickets.ts';

/** The operators' actions for people, and their log. */
export default definePart({
  name: 'console',
  limits: {
    console: { capacity: 60, refillPerSecond: 1, maxKeys: 1_000 },
  },
  routes(bind, deps) {
    const forOperators = { operatorsOnly: true, limit: 'console' } as const;
    const admit = admitOperator(deps.db);
    const list = listTickets(deps);
    const log = showLog(deps);
    bind(ticketsEndpoint, (_, request) => list(request), forOperators);
    bind(operatorLogEndpoint, (_, request) => log(request), forOperators);
    bind.admitted(ticketEndpoint, { admit, call: readTicket(deps) }, forOperators);
    bind.admitted(answerTicketEndpoint, { admit, call: answerTicket(deps) }, forOperators);
    bind.admitted(changeTicketEndpoint, { admit, call: changeTicket(deps) }, forOperators);

    bind(companiesEndpoint, listCompanies(deps), forOperators);
    bind.admitted(changeCompanyEndpoint, { admit, call: changeCompany(deps) }, forOperators);
    bind.admitted(createCompanyEndpoint, { admit, call: createCompany(deps) }, forOperators);
    bind.admitted(
      closeCompanyEndpoint,
      { admit, call: closeCompanyAsked(deps) },
      { ...forOperators, recentLogin: true },
    );
    bind(figuresEndpoint, showFigures(deps), forOperators);

    const deedDeps = { ...deps, ...listMeans(deps) };
    bind.admitted(findPersonEndpoint, { admit, call: findPerson(deps) }, forOperators);
    bind.admitted(personEndpoint, { admit, call: showPerson(deedDeps) }, forOperators);
    bind.admitted(
      personDeedEndpoint,
      { admit, call: actForPerson(deedDeps) },
      { ...forOperators, recentLogin: true },
    );
  },
  erase: {
    after: [
      {
        name: 'grants',
        erase: async ({ uid }, { db }) => void (await locateBilling(db, uid).grant.delete()),
      },
    ],
  },
  // The log survives an account: actions about money must remain provable. It then contains an id without an owner.
  async *exported({ uid }, { db }) {
    yield* streamDocumentTree(locateBilling(db, uid).grant);
    yield* withoutOperator(walkStored(db.collection(OPERATOR_LOG).where('subjectUid', '==', uid)));
  },
});

/** Means beyond the database: the rules of billing, and the account service's mail. */
function listMeans({ stripe, billing, operators, ...deps }: PartDeps) {
  const prices = createPriceBook(billing.prices, billing.earlierPrices);
  const sync = stripe && syncBilling({ ...deps, stripe, prices, livemode: isLive(billing) });
  return { sync, sendPasswordLink: createPasswordLinkSender(operators.passwordLinks) };
}

/** The owner may export the actions on their account, but not who performed them. */
async function* withoutOperator(entries: ReturnType<typeof walkStored>): ReturnType<typeof walkStored> {
  for await (const { path, data } of entries) {
    const { operator: _, operatorUid: __, ...rest } = data;
    yield { path, data: rest };
  }
}
