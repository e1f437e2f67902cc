import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AuditAction } from '@aura/shared-domain';
import type { StoredAuditEntry } from '@aura/shared-company';
import { locateCompany } from './company-documents.ts';
import type { Manager } from './manager.ts';

/** Something that a manager does. The company's other people are never in this log. */
export interface Deed {
  readonly manager: Pick<Manager, 'uid' | 'actor' | 'companyId'>;
  readonly action: AuditAction;
  /** The object, in words that the company itself could have written. */
  readonly detail: string;
  readonly at: Date;
  /** Uid of the manager that the entry is about; by default it is about no account. */
  readonly subjectUid?: string;
}

const makeEntry = ({ manager, action, detail, at, subjectUid }: Deed): StoredAuditEntry => ({
  at,
  actor: manager.actor,
  actorUid: manager.uid,
  subjectUid: subjectUid ?? null,
  action,
  detail,
});

/** Logs a view. Await it before the answer: a view that cannot be logged is refused. */
export async function note(db: Firestore, deed: Deed): Promise<void> {
  await locateCompany(db, deed.manager.companyId).auditLog.add(makeEntry(deed));
}

/** Notes a change together with it. */
export function noteIn(tx: Transaction, db: Firestore, deed: Deed): void {
  tx.create(locateCompany(db, deed.manager.companyId).auditLog.doc(), makeEntry(deed));
}
