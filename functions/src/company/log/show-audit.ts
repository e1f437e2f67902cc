import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { err, ok, type RequestOf, type ResponseOf, companyAuditEndpoint } from '@aura/shared-domain';
import { note } from '../audit.ts';
import { companyDocuments, parseAuditEntry } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager.ts';
import { cursorOf, readCursor, readMoment } from '../page-cursor.ts';

type Page = ResponseOf<typeof companyAuditEndpoint>;

const PAGE = 50;

/** GET /company/audit: who looked at or changed what, newest first, this look included. */
export function showAudit({
  db,
  now,
}: Pick<CompanyDeps, 'db' | 'now'>): ManagerCall<RequestOf<typeof companyAuditEndpoint>, Page> {
  return async (manager, { before }) => {
    const cursor = before === null ? null : readBefore(before);
    if (before !== null && !cursor) return err({ code: 'invalid_request' });
    const detail = cursor ? 'Página seguinte do registro' : 'Registro de acessos';
    await note(db, { manager, action: 'audit_viewed', detail, at: now() });
    const newest = companyDocuments(db, manager.companyId)
      .auditLog.orderBy('at', 'desc')
      .orderBy(FieldPath.documentId(), 'desc');
    const rest = cursor ? newest.startAfter(cursor.at, cursor.id) : newest;
    const { docs } = await rest.limit(PAGE + 1).get();
    const entries = docs.slice(0, PAGE).map((document) => {
      const { at, actor, action, detail: about } = parseAuditEntry(document.data());
      return { id: document.id, at: at.toISOString(), actor, action, detail: about };
    });
    const last = docs.length > PAGE ? entries.at(-1) : undefined;
    return ok({ entries, next: last ? cursorOf(last.id, last.at) : null });
  };
}

function readBefore(text: string): { readonly id: string; readonly at: Timestamp } | null {
  const cursor = readCursor(text);
  const at = cursor && readMoment(cursor.value);
  return at && { id: cursor.id, at: Timestamp.fromDate(at) };
}
