import { companyImportEndpoint } from '@aura/shared-domain';
import { callCompany } from '../access/call-company.ts';
import { downloadText } from '../download/download-text.ts';
import { loadTable } from './file/load-table.ts';
import type { SendRows } from './run/send-rows.ts';

/** What an import reaches outside of the page. */
export interface ImportPorts {
  readonly load: typeof loadTable;
  readonly send: SendRows;
  readonly download: typeof downloadText;
}

export const importPorts: ImportPorts = {
  load: loadTable,
  send: (request, signal) => callCompany(companyImportEndpoint, request, signal ? { signal } : {}),
  download: downloadText,
};
