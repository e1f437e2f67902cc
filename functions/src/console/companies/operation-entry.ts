import { OPERATION, type StoredAuditEntry } from '@aura/shared-company';

/** An entry of the company's own log about an action of an operator. */
export const makeOperationEntry = (
  action: StoredAuditEntry['action'],
  detail: string,
  at: Date,
): StoredAuditEntry => ({ at, actor: OPERATION, actorUid: null, subjectUid: null, action, detail });
