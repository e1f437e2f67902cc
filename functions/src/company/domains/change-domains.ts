import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import {
  err,
  MAX_DOMAINS,
  ok,
  recordNameOf,
  type companyDomainChangeEndpoint,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { isOpenDomain, type Company, type CompanyDomain } from '@aura/shared-company';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { parseCompany } from '../company-documents.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import type { FindTxt } from './txt-records.ts';

export interface DomainDeps extends CompanyDeps {
  readonly findTxt: FindTxt;
}

type Request = RequestOf<typeof companyDomainChangeEndpoint>;
type Changed = ResponseOf<typeof companyDomainChangeEndpoint>;

/**
 * POST /company/domains/change: adds a domain, proves it by its DNS records, or withdraws it. DNS is asked before the
 * transaction, which checks the company's current state again.
 */
export function changeDomains(deps: DomainDeps): ManagerCall<Request, Changed> {
  const change = createCompanyChange(deps, changeIn);
  return async (manager, request) => {
    if (request.action !== 'check') return change(manager, { ...request, seen: [] });
    const seen = await deps.findTxt(recordNameOf(request.domain));
    if (!seen.ok) return err(COMPANY_FAILURES.dnsUnreachable);
    return change(manager, { ...request, seen: seen.value });
  };
}

type Asked = Request & {
  /** The domain's DNS records. */
  readonly seen: readonly string[];
};

async function changeIn(tx: Transaction, changing: Changing<Asked>): Promise<Result<Changed, Failure>> {
  const { db, documents, manager, request, now } = changing;
  const { domains } = parseCompany((await tx.get(documents.company)).data());
  const own = domains.find(({ domain }) => domain === request.domain);
  const others = domains.filter((domain) => domain !== own);
  const store = (next: Company['domains'], action: 'domain_added' | 'domain_proven' | 'domain_removed') => {
    tx.update(documents.company, { domains: next });
    noteIn(tx, db, { manager, action, detail: request.domain, at: now });
    return ok({ changed: true, domains: presentDomains(next) });
  };
  const unchanged = ok({ changed: false, domains: presentDomains(domains) });
  switch (request.action) {
    case 'add': {
      if (own) return unchanged;
      if (isOpenDomain(request.domain)) return err(COMPANY_FAILURES.openDomain);
      if (domains.length >= MAX_DOMAINS) return err(COMPANY_FAILURES.tooManyDomains);
      return store([...domains, makeDomain(request.domain, now)], 'domain_added');
    }
    case 'check': {
      if (!own) return err(COMPANY_FAILURES.noSuchDomain);
      if (own.provenAt !== null) return unchanged;
      if (!request.seen.includes(own.proof)) return err(COMPANY_FAILURES.domainNotProven);
      return store(
        domains.map((domain) => (domain === own ? { ...own, provenAt: now } : domain)),
        'domain_proven',
      );
    }
    case 'remove':
      return own ? store(others, 'domain_removed') : unchanged;
  }
}

/** A domain that is still to be proven. */
export const makeDomain = (domain: string, addedAt: Date): CompanyDomain => ({
  domain,
  proof: `aura-dominio=${randomBytes(24).toString('base64url')}`,
  addedAt,
  provenAt: null,
});

/** The domains of a company as its managers see them. */
export const presentDomains = (domains: readonly CompanyDomain[]): Changed['domains'] =>
  domains.map(({ domain, proof, provenAt }) => ({
    domain,
    record: { name: recordNameOf(domain), value: proof },
    provenAt: provenAt?.toISOString() ?? null,
  }));
