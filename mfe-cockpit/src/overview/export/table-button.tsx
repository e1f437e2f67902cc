import { companyTableEndpoint, type CompanyOverview } from '@aura/shared-domain';
import { callCompany } from '../../access/call-company.ts';
import { makeTableFileName } from './file-name.ts';
import { SaveButton } from './save-button.tsx';
import { tidyRows } from './tidy-rows.ts';

interface Props {
  /** Of the period on the screen. */
  readonly weeks: CompanyOverview['weeks'];
}

/** Every published number of the period as one table for BI tools: all weeks, all departments. */
export const TableButton = ({ weeks }: Props) => (
  <SaveButton
    label="CSV para BI"
    ask={async () => {
      const answer = await callCompany(companyTableEndpoint, { weeks });
      if (!answer.ok) return answer;
      const rows = tidyRows(answer.value);
      return { ok: true, value: { name: makeTableFileName(answer.value, weeks), rows } };
    }}
  />
);
