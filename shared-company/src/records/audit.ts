import * as v from 'valibot';
import { AuditActionSchema } from '@aura/shared-domain';

/** `companies/{id}/auditLog/{entry}` */
export const StoredAuditEntrySchema = v.object({
  at: v.date(),
  actor: v.string(),
  /** Uid of the manager; null for whoever runs the platform. */
  actorUid: v.nullable(v.string()),
  /** Uid of the manager whom it is about; null where it is about nobody who has an account. */
  subjectUid: v.optional(v.nullable(v.string()), null),
  action: AuditActionSchema,
  detail: v.string(),
});
export type StoredAuditEntry = v.InferOutput<typeof StoredAuditEntrySchema>;

/** Actor of what whoever runs the platform does. */
export const OPERATION = 'Operação da Aura';
