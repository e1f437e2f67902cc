import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  DAY_MS,
  AUDIT_KINDS,
  computeBeginningOfDay,
  type companyAuditExportEndpoint,
  err,
  NO_ACCOUNT,
  ok,
  type AuditEntry,
  type AuditFilter,
  type RequestOf,
  type ResponseOf,
  companyAuditEndpoint,
} from '@aura/shared-domain';
import { note } from '../audit.ts';
import { locateCompany, parseAuditEntry } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager.ts';
import { buildCursor, readCursor, readMoment } from '../page-cursor.ts';

type Page = ResponseOf<typeof companyAuditEndpoint>;
type Exported = ResponseOf<typeof companyAuditExportEndpoint>;
type LogDeps = Pick<CompanyDeps, 'db' | 'now'>;

const PAGE = 50;
/** Most entries of one file. */
const MOST_EXPORTED = 2000;

/** GET /company/audit: who looked at or changed what, newest first, this look included. */
export function showAudit({ db, now }: LogDeps): ManagerCall<RequestOf<typeof companyAuditEndpoint>, Page> {
  return async (manager, { before, ...filter }) => {
    const cursor = before === null ? null : readBefore(before);
    if (before !== null && !cursor) return err({ code: 'invalid_request' });
    const detail = cursor ? 'Página seguinte do registro' : 'Registro de atividades';
    await note(db, { manager, action: 'audit_viewed', detail, at: now() });
    const newest = queryMeant(locateCompany(db, manager.companyId).auditLog, filter);
    const rest = cursor ? newest.startAfter(cursor.at, cursor.id) : newest;
    const { docs } = await rest.limit(PAGE + 1).get();
    const entries = docs.slice(0, PAGE).map(presentEntry);
    const last = docs.length > PAGE ? entries.at(-1) : undefined;
    return ok({ entries, next: last ? buildCursor(last.id, last.at) : null });
  };
}

/** POST /company/audit/export: the same entries for a file. The log notes the export once. */
export function exportAudit({ db, now }: LogDeps): ManagerCall<AuditFilter, Exported> {
  return async (manager, filter) => {
    await note(db, { manager, action: 'audit_exported', detail: 'CSV do registro', at: now() });
    const newest = queryMeant(locateCompany(db, manager.companyId).auditLog, filter);
    const { docs } = await newest.limit(MOST_EXPORTED + 1).get();
    return ok({
      entries: docs.slice(0, MOST_EXPORTED).map(presentEntry),
      isCut: docs.length > MOST_EXPORTED,
    });
  };
}

/** The entries that a filter is for, newest first. */
function queryMeant(log: Query, { kind, actor, from, to }: AuditFilter): Query {
  let query = log;
  if (kind !== null) query = query.where('action', 'in', AUDIT_KINDS[kind]);
  if (actor !== null) query = query.where('actorUid', '==', actor === NO_ACCOUNT ? null : actor);
  if (from !== null) query = query.where('at', '>=', computeBeginningOfDay(new Date(from)));
  if (to !== null) query = query.where('at', '<', computeBeginningOfDay(new Date(Date.parse(to) + DAY_MS)));
  return query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

function presentEntry(document: QueryDocumentSnapshot): AuditEntry {
  const { at, actor, actorUid, action, detail } = parseAuditEntry(document.data());
  return { id: document.id, at: at.toISOString(), actor, actorId: actorUid ?? NO_ACCOUNT, action, detail };
}

function readBefore(text: string): { readonly id: string; readonly at: Timestamp } | null {
  const cursor = readCursor(text);
  const at = cursor && readMoment(cursor.value);
  return at && { id: cursor.id, at: Timestamp.fromDate(at) };
}
