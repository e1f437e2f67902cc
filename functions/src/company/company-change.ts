import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { TRANSACTION_OPTIONS } from '../usage/person-queue.ts';
import { locateCompany, type CompanyDocuments } from './company-documents.ts';
import type { CompanyDeps } from './company-deps.ts';
import type { Manager, ManagerCall } from './manager.ts';

/** A change requested by a manager. The manager's company may have changed since: it is read again. */
export interface Changing<In> {
  readonly db: Firestore;
  readonly documents: CompanyDocuments;
  readonly manager: Manager;
  readonly request: In;
  readonly now: Date;
}

/** The work of a change, in one transaction. */
export type Change<In, Out> = (tx: Transaction, changing: Changing<In>) => Promise<Result<Out, Failure>>;

/** A manager's call that changes their company. Calls run one after another; each does all or nothing. */
export function createCompanyChange<In, Out>(
  { db, queue, now }: CompanyDeps,
  change: Change<In, Out>,
): ManagerCall<In, Out> {
  return (manager, request) => {
    const documents = locateCompany(db, manager.companyId);
    const changing = { db, documents, manager, request, now: now() };
    return queue(manager.companyId, () =>
      db.runTransaction((tx) => change(tx, changing), TRANSACTION_OPTIONS),
    );
  };
}
