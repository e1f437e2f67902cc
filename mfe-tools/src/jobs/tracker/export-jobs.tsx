import { formatCalendarDay, formatCell } from '@aura/shared-domain';
import { Button, showToast } from '@aura/shared-ui';
import { saveFile } from '@aura/shared-pages/download';
import { useState } from 'react';
import { findStageDay, type Followed } from './followed.ts';
import { STAGE_LABELS } from './stages.ts';

const FILE_NAME = 'minhas-vagas.csv';

const writeCell = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatCell(value);

/** The person's progress with each job. */
const findProgress = (jobs: readonly Followed[]) => [
  { name: 'etapa', cells: jobs.map(({ job }) => STAGE_LABELS[job.stage]) },
  { name: 'etapa_desde', cells: jobs.map(({ job }) => formatCalendarDay(findStageDay(job))) },
  { name: 'aderencia', cells: jobs.map(({ job }) => writeCell(job.fit?.value)) },
  {
    name: 'aderencia_sem_confirmar',
    cells: jobs.map(({ job }) => writeCell(job.fit?.open?.without ?? job.fit?.value)),
  },
  { name: 'proximo_passo', cells: jobs.map(({ job }) => job.nextStep?.what ?? '') },
  {
    name: 'proximo_passo_em',
    cells: jobs.map(({ job }) => (job.nextStep ? formatCalendarDay(job.nextStep.on) : '')),
  },
  { name: 'anotacoes', cells: jobs.map(({ job }) => job.notes) },
];

/** The ads of the tracker as a table that a spreadsheet opens, and that can be brought back in. */
export function ExportJobs({ jobs }: { readonly jobs: readonly Followed[] }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { writeVacanciesCsv: vacanciesToCsv } = await import(
        /* webpackChunkName: "job-pages" */ '@aura/shared-jobs/import'
      );
      const csv = vacanciesToCsv(
        jobs.map(({ job }) => job.vacancy),
        findProgress(jobs),
      );
      saveFile(FILE_NAME, csv, 'text/csv');
    } catch {
      showToast({
        kind: 'error',
        text: 'Não foi possível montar a planilha. Verifique sua rede e tente novamente.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      Baixar planilha (CSV)
    </Button>
  );
}
