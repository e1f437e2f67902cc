import { withOffline } from '@aura/shared-career-ui';
import { companyExportEndpoint, type CompanyOverview } from '@aura/shared-domain';
import { Button, showToast } from '@aura/shared-ui';
import { saveFile } from '@aura/shared-pages/download';
import { callCompany } from '../../access/call-company.ts';
import { useState } from 'react';
import { csvOf } from '../../download/csv-of.ts';
import { viewOf } from '../view/view-of.ts';
import { exportRows } from './export-rows.ts';
import { exportFileName } from './file-name.ts';
import { tidyRows } from './tidy-rows.ts';

interface Props {
  readonly overview: CompanyOverview;
  /** One table for BI tools, in place of one to be read. */
  readonly isTidy?: boolean;
}

/** The numbers on the screen as a file. They are asked for again, so that the company's log says that they were taken. */
export function ExportButton({ overview, isTidy = false }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const answer = await callCompany(companyExportEndpoint, { ...viewOf(overview), format: 'csv' });
    setBusy(false);
    if (!answer.ok) {
      showToast({ kind: 'error', text: withOffline(answer.error.message) });
      return;
    }
    const rows = isTidy ? tidyRows(answer.value) : exportRows(answer.value);
    saveFile(exportFileName(answer.value, isTidy), csvOf(rows), 'text/csv');
    showToast({ kind: 'success', text: 'Planilha baixada. O download ficou no registro da empresa.' });
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {isTidy ? 'CSV para BI' : 'Baixar CSV'}
    </Button>
  );
}
