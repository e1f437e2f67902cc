import type { Firestore } from 'firebase-admin/firestore';
import type { ClosingAnswer } from '@aura/shared-company';
import { writeAllFound } from '../../firebase/write-all-found.ts';
import { locateCompany, type CompanyDocuments } from '../company-documents.ts';
import { countCompanyContents } from './company-contents.ts';
import { endManaging, readManagers, type EndManagingDeps } from './end-managing.ts';
import { endMemberships } from './end-memberships.ts';

export interface ClosingDeps extends EndManagingDeps {
  readonly now: () => Date;
}

/** A call of a manager that was under way may add something after its kind was deleted. */
const ROUNDS = 5;

/** Counts the data that closing a company would delete; changes nothing. */
export async function countCompany(db: Firestore, companyId: string): Promise<ClosingAnswer> {
  const contents = await countCompanyContents(db, companyId);
  return contents ? { outcome: 'counted', contents } : { outcome: 'unknown' };
}

/**
 * Ends a company and deletes all its stored data, page by page. It first blocks managers, then new members; members
 * get their former plans back; the company document goes last. After an interruption, repeating it finishes: each step
 * finds the remaining data.
 */
export async function closeCompany(deps: ClosingDeps, companyId: string): Promise<ClosingAnswer> {
  const { db, now } = deps;
  const contents = await countCompanyContents(db, companyId);
  if (!contents) return { outcome: 'unknown' };
  const documents = locateCompany(db, companyId);
  for (let round = 0; round < ROUNDS; round += 1) {
    await endManaging(deps, companyId);
    await writeAllFound(documents.invites, (batch, invite) => void batch.delete(invite));
    await endMemberships(db, { companyId, name: contents.name, now: now() });
    // Links and members are ended above, each in its own way.
    const { company: _company, invites: _ended, members: _left, ...rest } = documents;
    for (const described of Object.values(rest))
      await writeAllFound(described, (batch, document) => void batch.delete(document));
    if (await deleteEmpty(db, documents)) return { outcome: 'closed', contents };
  }
  return { outcome: 'busy', contents };
}

/** @returns false, and nothing is deleted, where something is below the company still, or somebody manages it */
const deleteEmpty = (db: Firestore, { company, ...below }: CompanyDocuments): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    if (readManagers(await tx.get(company)).length > 0) return false;
    for (const collection of Object.values(below))
      if (!(await tx.get(collection.select().limit(1))).empty) return false;
    tx.delete(company);
    return true;
  });
