import { companyImportEndpoint } from '@aura/shared-domain';
import { saveFile } from '@aura/shared-pages/download';
import { callCompany } from '../access/call-company.ts';
import { loadTable } from './file/load-table.ts';
import type { SendRows } from './run/send-rows.ts';

/** External dependencies of an import. */
export interface ImportPorts {
  readonly load: typeof loadTable;
  readonly send: SendRows;
  readonly download: (name: string, text: string, type: string) => void;
}

export const importPorts: ImportPorts = {
  load: loadTable,
  send: (request, signal) => callCompany(companyImportEndpoint, request, signal ? { signal } : {}),
  download: saveFile,
};
