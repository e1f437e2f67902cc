import * as v from 'valibot';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { BELOW_COMPANY, COMPANIES, CompanySchema, type Company } from '@aura/shared-company';

/** The document of a company. */
export const locateCompanyDocument = (db: Firestore, companyId: string): DocumentReference =>
  db.collection(COMPANIES).doc(companyId);

/** A new entry of the log that the company can read. */
export const locateNewAuditEntry = (company: DocumentReference): DocumentReference =>
  company.collection(BELOW_COMPANY.auditLog).doc();

/** Reads a company from its document; null without one. Throws if the document is malformed. */
export const parseCompany = (data: DocumentData | undefined): Company | null =>
  data ? v.parse(CompanySchema, withDates(data)) : null;

/** A company from its document; null if this version cannot read it. */
export function readCompany(data: DocumentData): Company | null {
  const company = v.safeParse(CompanySchema, withDates(data));
  return company.success ? company.output : null;
}

/** The same with dates in place of the database's own. */
function withDates(data: unknown): unknown {
  if (data instanceof Timestamp) return data.toDate();
  if (Array.isArray(data)) return data.map(withDates);
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withDates(value)]));
}
