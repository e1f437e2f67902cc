import { companyExportEndpoint, type CompanyOverview } from '@aura/shared-domain';
import { callCompany } from '../../access/call-company.ts';
import { findView } from '../view/find-view.ts';
import { exportRows } from './export-rows.ts';
import { exportFileName } from './file-name.ts';
import { SaveButton } from './save-button.tsx';

interface Props {
  readonly overview: CompanyOverview;
}

/** The numbers on the screen as a file to be read. */
export const ExportButton = ({ overview }: Props) => (
  <SaveButton
    label="Baixar CSV"
    ask={async () => {
      const answer = await callCompany(companyExportEndpoint, { ...findView(overview), format: 'csv' });
      if (!answer.ok) return answer;
      return { ok: true, value: { name: exportFileName(answer.value), rows: exportRows(answer.value) } };
    }}
  />
);
