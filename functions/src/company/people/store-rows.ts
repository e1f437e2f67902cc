import type { Transaction } from 'firebase-admin/firestore';
import { foldKey } from '@aura/shared-career';
import { searchKeysOf, type Company, type ListedPerson } from '@aura/shared-company';
import type { CompanyInvitation } from '@aura/shared-domain';
import type { CompanyDocuments } from '../company-documents.ts';
import { storeInvitation } from './store-invitation.ts';
import type { Judgement, JudgedRow } from './judge-rows.ts';

interface Storing {
  /** The stored company. */
  readonly company: Company;
  readonly judgement: Judgement;
  readonly now: Date;
}

/** Stores what was decided, and gives the links of those who came onto the list. */
export function storeRows(
  tx: Transaction,
  documents: CompanyDocuments,
  { company, judgement: { rows, departments, seatsUsed }, now }: Storing,
): CompanyInvitation[] {
  if (seatsUsed !== company.seatsUsed || departments.length !== company.departments.length)
    tx.update(documents.company, { seatsUsed, departments });
  return rows.flatMap((row) => storeRow(tx, documents, row, now) ?? []);
}

function storeRow(
  tx: Transaction,
  documents: CompanyDocuments,
  judged: JudgedRow,
  now: Date,
): CompanyInvitation | null {
  if (judged.outcome === 'refused' || judged.outcome === 'unchanged') return null;
  const { row } = judged;
  const description = { ...judged.description, ...searchKeysOf(foldKey(judged.description.name)) };
  const document = documents.people.doc(row.id);
  if (judged.outcome === 'updated') {
    tx.update(document, description);
    return null;
  }
  const { invitation, given } = storeInvitation(tx, documents, { ...description, id: row.id }, now);
  const listed: ListedPerson = {
    ...description,
    addedAt: now,
    removedAt: null,
    // A returning person counts in their former group: a group is permanent.
    group: row.stored?.group ?? null,
    invitation,
  };
  tx.set(document, listed);
  return given;
}
