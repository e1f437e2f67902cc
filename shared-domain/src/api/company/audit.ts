import * as v from 'valibot';
import { instant } from './fields.ts';

/** What the audit log knows. Deeds of managers and of whoever runs the platform, never of the people of the company. */
export const AUDIT_ACTIONS = [
  'overview_viewed',
  'overview_exported',
  'overview_printed',
  'people_viewed',
  'person_invited',
  'invitation_renewed',
  'people_imported',
  'import_checked',
  'person_changed',
  'person_removed',
  'department_renamed',
  'department_removed',
  'settings_viewed',
  'minimums_raised',
  'audit_viewed',
  'alert_answered',
  'programmes_viewed',
  'programme_made',
  'programme_ended',
  'company_created',
  'seats_changed',
  'manager_granted',
  'manager_revoked',
] as const;
export const AuditActionSchema = v.picklist(AUDIT_ACTIONS);
export type AuditAction = v.InferOutput<typeof AuditActionSchema>;

/** GET /company/audit: newest first. */
export const CompanyAuditRequestSchema = v.object({
  before: v.nullable(v.pipe(v.string(), v.maxLength(400))),
});
export const AuditEntrySchema = v.object({
  id: v.string(),
  at: instant,
  /** Name and e-mail of the manager; "Operação da Aura" for whoever runs the platform. */
  actor: v.string(),
  action: AuditActionSchema,
  /** What it was about, in words: a department, a week, a number of lines. */
  detail: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
export const CompanyAuditResponseSchema = v.object({
  entries: v.array(AuditEntrySchema),
  next: v.nullable(v.string()),
});
