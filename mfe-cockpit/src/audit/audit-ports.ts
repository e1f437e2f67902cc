import { companyAuditEndpoint, ok, type AuditEntry } from '@aura/shared-domain';
import { callCompany } from '../access/call-company.ts';
import type { LoadPage } from '../paging/use-pages.ts';

/** The audit log, newest first. */
export type LoadAudit = LoadPage<AuditEntry, null>;

export const loadAudit: LoadAudit = async (before) => {
  const answer = await callCompany(companyAuditEndpoint, { before });
  return answer.ok ? ok({ items: answer.value.entries, next: answer.value.next, about: null }) : answer;
};
