import type { Firestore } from 'firebase-admin/firestore';
import type { CompaniesResponse, CreateCompany } from '@aura/mfe-platform/api';
import { buildCompany, getCompanyId, isOpenDomain } from '@aura/shared-company';
import { err, formatCount, ok, type Result } from '@aura/shared-domain';
import { locateCompany } from '../../company/company-documents.ts';
import { makeDomain } from '../../company/domains/change-domains.ts';
import { mailManagerInvite } from '../../company/managers/mail-manager-invite.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { Failure } from '../../http/failure.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import { openLog } from '../log/operator-log.ts';
import type { Operator } from '../operator.ts';
import { listCompanies } from './companies.ts';
import { makeOperationEntry } from './operation-entry.ts';

interface Deps {
  readonly db: Firestore;
  readonly now: () => Date;
}

/**
 * POST /console/company/create: registers a company as `npm run company -- create` does, and mails its first manager a
 * link.
 */
export function createCompany({
  db,
  now,
}: Deps): (operator: Operator, request: CreateCompany) => Promise<Result<CompaniesResponse, Failure>> {
  const list = listCompanies({ db, now });
  return async (operator, { name, seats, managerEmail, domain, reason }) => {
    const id = getCompanyId(name);
    if (id === '')
      return err({
        code: 'invalid_request',
        message: 'O nome da empresa precisa de uma letra ou um algarismo.',
      });
    if (domain !== null && isOpenDomain(domain)) return err(COMPANY_FAILURES.openDomain);
    const { company, auditLog } = locateCompany(db, id);
    const created = await db.runTransaction(async (tx): Promise<Result<null, Failure>> => {
      const known = (await tx.get(company)).exists;
      const log = await openLog(tx, db);
      if (known)
        return err({
          code: 'conflict',
          message: `Já há uma empresa com este nome (código ${id}). Confira a lista, ou escreva o nome de outro modo.`,
        });
      const at = now();
      const { invite } = mailManagerInvite(tx, db, { companyId: id, name, email: managerEmail, now: at });
      const detail = formatCount(seats, 'licença', 'licenças');
      tx.create(company, {
        ...buildCompany(name, seats, at),
        managerInvites: [invite],
        ...(domain !== null && { domains: [makeDomain(domain, at)] }),
      });
      tx.create(auditLog.doc(), makeOperationEntry('company_created', detail, at));
      tx.create(auditLog.doc(), makeOperationEntry('manager_invited', managerEmail, at));
      log({ operator, action: 'company_created', subjectUid: null, detail: `${id}: ${detail}`, reason, at });
      return ok(null);
    }, TRANSACTION_OPTIONS);
    return created.ok ? list() : created;
  };
}
