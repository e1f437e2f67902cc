import * as v from 'valibot';
import { instant } from './fields.ts';

/** The actions in the audit log: those of managers and operators, never of the company's people. */
export const AUDIT_ACTIONS = [
  'overview_viewed',
  'overview_exported',
  'overview_printed',
  'table_exported',
  'people_viewed',
  'person_invited',
  'invitation_renewed',
  'reminder_asked',
  'people_imported',
  'import_checked',
  'person_changed',
  'person_removed',
  'department_renamed',
  'department_removed',
  'settings_viewed',
  'minimums_raised',
  'domain_added',
  'domain_proven',
  'domain_removed',
  'audit_viewed',
  'audit_exported',
  'alert_answered',
  'programmes_viewed',
  'programme_made',
  'programme_ended',
  'pulses_viewed',
  'pulse_opened',
  'pulse_cancelled',
  'company_created',
  'seats_changed',
  'manager_invited',
  'manager_uninvited',
  'manager_granted',
  'manager_revoked',
] as const;
export const AuditActionSchema = v.picklist(AUDIT_ACTIONS);
export type AuditAction = v.InferOutput<typeof AuditActionSchema>;

/** Kinds of actions; each action has exactly one. */
export const AUDIT_KINDS = {
  people: [
    'person_invited',
    'invitation_renewed',
    'reminder_asked',
    'people_imported',
    'person_changed',
    'person_removed',
  ],
  settings: [
    'department_renamed',
    'department_removed',
    'minimums_raised',
    'domain_added',
    'domain_proven',
    'domain_removed',
    'company_created',
    'seats_changed',
  ],
  access: ['manager_invited', 'manager_uninvited', 'manager_granted', 'manager_revoked'],
  programmes: ['alert_answered', 'programme_made', 'programme_ended', 'pulse_opened', 'pulse_cancelled'],
  exports: ['overview_exported', 'overview_printed', 'table_exported', 'audit_exported'],
  looks: [
    'overview_viewed',
    'people_viewed',
    'import_checked',
    'settings_viewed',
    'audit_viewed',
    'programmes_viewed',
    'pulses_viewed',
  ],
} as const satisfies Readonly<Record<string, readonly AuditAction[]>>;
export type AuditKind = keyof typeof AUDIT_KINDS;
const KINDS = Object.keys(AUDIT_KINDS) as AuditKind[];

/** Replaces an actor without an account: the operators, and accounts that were erased. */
export const NO_ACCOUNT = '-';

/** Days that the log can be asked about. */
export const AUDIT_DAYS = { first: '2020-01-01', last: '2099-12-31' } as const;

/** A day of the calendar. The text alone could also say 31 February. */
const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => text >= AUDIT_DAYS.first && text <= AUDIT_DAYS.last && isDay(text)),
);

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Filter of the log's entries; null and absent fields do not restrict. */
const AUDIT_FILTER = {
  kind: v.optional(v.nullable(v.picklist(KINDS)), null),
  /** `actorId` of who acted, or `NO_ACCOUNT`. */
  actor: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))), null),
  /** First and last day, in São Paulo. */
  from: v.optional(v.nullable(day), null),
  to: v.optional(v.nullable(day), null),
};
const AuditFilterSchema = v.object(AUDIT_FILTER);
export type AuditFilter = v.InferOutput<typeof AuditFilterSchema>;

/** GET /company/audit: newest first. */
export const CompanyAuditRequestSchema = v.object({
  before: v.nullable(v.pipe(v.string(), v.maxLength(400))),
  ...AUDIT_FILTER,
});

/** POST /company/audit/export: the newest entries that are meant, all at once. */
export const CompanyAuditExportRequestSchema = AuditFilterSchema;
export const AuditEntrySchema = v.object({
  id: v.string(),
  at: instant,
  /** Name and e-mail of the manager; "Operação da Aura" for operators. */
  actor: v.string(),
  /** The value for the filter of the log; `NO_ACCOUNT` without an account. */
  actorId: v.string(),
  action: AuditActionSchema,
  /** The object, in words: a department, a week, a number of lines. */
  detail: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
export const CompanyAuditResponseSchema = v.object({
  entries: v.array(AuditEntrySchema),
  next: v.nullable(v.string()),
});
export const CompanyAuditExportResponseSchema = v.object({
  entries: v.array(AuditEntrySchema),
  /** Whether older ones are left out: the period has to be shorter. */
  isCut: v.boolean(),
});
