import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ChangeCompany, CompaniesResponse } from '@aura/mfe-platform/api';
import {
  BELOW_COMPANY,
  COMPANIES,
  COMPANY_CONTRACTS,
  countLicences,
  countPlaces,
} from '@aura/shared-company';
import {
  CompanyContractSchema,
  type CompanyContract,
  describeContractTime,
  describeSeatPrice,
  computeMostListed,
  formatCount,
  err,
  MAX_MANAGERS,
  ok,
  type Result,
} from '@aura/shared-domain';
import { parseCompany, readStoredCompany } from '../../company/company-documents.ts';
import { mailManagerInvite } from '../../company/managers/mail-manager-invite.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { Failure } from '../../http/failure.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import { openLog } from '../log/operator-log.ts';
import type { Operator } from '../operator.ts';
import { makeOperationEntry } from './operation-entry.ts';

interface Deps {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** Companies that are shown. */
const MOST = 500;

/**
 * GET /console/companies: every company with its seats, managers and contract. An unreadable company does not hide the
 * others.
 */
export function listCompanies({ db, now }: Deps): () => Promise<Result<CompaniesResponse, never>> {
  return async () => {
    const [companies, contracts] = await Promise.all([
      db.collection(COMPANIES).orderBy('name').limit(MOST).get(),
      db.collection(COMPANY_CONTRACTS).limit(MOST).get(),
    ]);
    const contractOf = new Map(
      contracts.docs.map((one) => [one.id, v.parse(CompanyContractSchema, one.data())]),
    );
    const read = companies.docs.map((one) => ({ id: one.id, company: readStoredCompany(one.data()) }));
    const stored = read.flatMap(({ id, company }) => (company ? [{ id, ...company }] : []));
    const names = await readNames(
      db,
      stored.flatMap(({ managers }) => managers),
    );
    return ok({
      companies: stored.map(({ id, name, managers, managerInvites, createdAt, ...company }) => ({
        id,
        name,
        licences: countLicences(company),
        places: countPlaces(company),
        managers: managers.map((uid) => ({ uid, name: names.get(uid) ?? 'Sem nome' })),
        invited: managerInvites.filter(({ expiresAt }) => expiresAt > now()).map(({ email }) => email),
        createdAt: createdAt.toISOString(),
        contract: contractOf.get(id) ?? null,
      })),
      unreadable: read.flatMap(({ id, company }) => (company ? [] : [id])),
    });
  };
}

/** People's own names, by uid. */
async function readNames(db: Firestore, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const documents = [...new Set(uids)].map((uid) => db.doc(`users/${uid}`));
  const profiles = await db.getAll(...documents, { fieldMask: [new FieldPath('name')] });
  return new Map(profiles.map((profile) => [profile.id, String(profile.get('name') ?? '')]));
}

/**
 * POST /console/company: changes seats or contract, or invites a manager, with a log entry; a change of seats is also in the company's own
 * log.
 */
export function changeCompany({
  db,
  now,
}: Deps): (operator: Operator, request: ChangeCompany) => Promise<Result<CompaniesResponse, Failure>> {
  const list = listCompanies({ db, now });
  return async (operator, request) => {
    const changed = await db.runTransaction(async (tx): Promise<Result<null, Failure>> => {
      const document = db.collection(COMPANIES).doc(request.id);
      const stored = (await tx.get(document)).data();
      const log = await openLog(tx, db);
      if (!stored) return err({ code: 'not_found', message: 'Esta empresa não existe mais.' });
      const company = parseCompany(stored);
      const at = now();
      const deed = { operator, subjectUid: null, reason: request.reason, at } as const;
      if (request.change === 'contract') {
        tx.set(db.collection(COMPANY_CONTRACTS).doc(request.id), request.contract);
        log({
          ...deed,
          action: 'contract_changed',
          detail: `${request.id}: ${describeContract(request.contract)}`,
        });
        return ok(null);
      }
      if (request.change === 'manager') {
        const open = company.managerInvites.filter(
          ({ email, expiresAt }) => email !== request.email && expiresAt > at,
        );
        if (company.managers.length + open.length >= MAX_MANAGERS)
          return err(COMPANY_FAILURES.tooManyManagers);
        const { invite } = mailManagerInvite(tx, db, {
          companyId: request.id,
          name: company.name,
          email: request.email,
          now: at,
        });
        tx.update(document, { managerInvites: [...open, invite] });
        tx.create(
          document.collection(BELOW_COMPANY.auditLog).doc(),
          makeOperationEntry('manager_invited', request.email, at),
        );
        log({ ...deed, action: 'manager_invited', detail: request.id });
        return ok(null);
      }
      const { seats } = request;
      if (computeMostListed(seats) < company.seatsUsed)
        return err({
          code: 'conflict',
          message: `A lista da empresa tem ${company.seatsUsed} pessoas, e dois lugares por licença: é preciso antes tirar pessoas dela.`,
        });
      const detail = `de ${company.seats} para ${formatCount(seats, 'licença', 'licenças')}`;
      tx.update(document, { seats });
      tx.create(
        document.collection(BELOW_COMPANY.auditLog).doc(),
        makeOperationEntry('seats_changed', detail, at),
      );
      log({ ...deed, action: 'seats_changed', detail: `${request.id}: ${detail}` });
      return ok(null);
    }, TRANSACTION_OPTIONS);
    return changed.ok ? list() : changed;
  };
}

const describeContract = (contract: CompanyContract): string =>
  `contrato ${contract.reference}, ${describeContractTime(contract)}, ${describeSeatPrice(contract)}`;
