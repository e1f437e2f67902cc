import {
  companyAuditEndpoint,
  companyAuditExportEndpoint,
  companyManagersEndpoint,
  ok,
  type ApiError,
  type AuditEntry,
  type AuditFilter,
  type Owner,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { saveFile } from '@aura/shared-pages/download';
import { callCompany } from '../access/call-company.ts';
import type { Page } from '../paging/use-pages.ts';

type Answer<T> = Promise<Result<T, ApiError>>;

/** External dependencies of the log's page. */
export interface AuditPorts {
  /** The entries that are meant, newest first. */
  readonly load: (filter: AuditFilter, before: string | null) => Answer<Page<AuditEntry, null>>;
  /** All of them at once, for a file. */
  readonly exportAll: (filter: AuditFilter) => Answer<ResponseOf<typeof companyAuditExportEndpoint>>;
  /** Who may open the cockpit now. */
  readonly managers: () => Answer<readonly Owner[]>;
  readonly download: (name: string, text: string, type: string) => void;
}

export const auditPorts: AuditPorts = {
  load: async (filter, before) => {
    const answer = await callCompany(companyAuditEndpoint, { ...filter, before });
    return answer.ok ? ok({ items: answer.value.entries, next: answer.value.next, about: null }) : answer;
  },
  exportAll: (filter) => callCompany(companyAuditExportEndpoint, filter),
  managers: async () => {
    const answer = await callCompany(companyManagersEndpoint, undefined);
    return answer.ok ? ok(answer.value.managers) : answer;
  },
  download: saveFile,
};
