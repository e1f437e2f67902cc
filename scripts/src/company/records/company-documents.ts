import * as v from 'valibot';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { BELOW_COMPANY, COMPANIES, CompanySchema, type Company } from '@aura/shared-company';

/** The document of a company. */
export const companyDocument = (db: Firestore, companyId: string): DocumentReference =>
  db.collection(COMPANIES).doc(companyId);

/** A new entry of the log that the company can read. */
export const newAuditEntry = (company: DocumentReference): DocumentReference =>
  company.collection(BELOW_COMPANY.auditLog).doc();

/** A company out of its document; null where there is none. What does not fit is thrown. */
export const parseCompany = (data: DocumentData | undefined): Company | null =>
  data ? v.parse(CompanySchema, withDate(data)) : null;

/** A company out of its document; null where this version cannot read it. */
export function readCompany(data: DocumentData): Company | null {
  const company = v.safeParse(CompanySchema, withDate(data));
  return company.success ? company.output : null;
}

const withDate = ({ createdAt, ...data }: DocumentData): DocumentData => ({
  ...data,
  createdAt: createdAt instanceof Timestamp ? createdAt.toDate() : (createdAt as unknown),
});
