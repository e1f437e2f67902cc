import * as v from 'valibot';
import { AuditActionSchema } from '@aura/shared-domain';

/** `companies/{id}/auditLog/{entry}` */
export const StoredAuditEntrySchema = v.object({
  at: v.date(),
  actor: v.string(),
  /** Uid of the manager; null for an operator. */
  actorUid: v.nullable(v.string()),
  /** Uid of the manager concerned; null without an account. */
  subjectUid: v.optional(v.nullable(v.string()), null),
  action: AuditActionSchema,
  detail: v.string(),
});
export type StoredAuditEntry = v.InferOutput<typeof StoredAuditEntrySchema>;

/** Actor of the operators' actions. */
export const OPERATION = 'Operação da Aura';
