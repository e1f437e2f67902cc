import type { DataColumn, DataRow } from '@aura/shared-ui';
import { BarRows } from '../../../charts/bar-rows.tsx';
import { ShareText } from '../../../charts/cell-text.tsx';
import { describeInterval, shareInWords } from '../../../charts/cell-words.ts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { readShare } from '../../../charts/reading.ts';
import { ShareLegend } from '../../../charts/share-legend.tsx';
import { shareShape } from '../../../charts/share-shape.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { Section } from '../section.tsx';
import { describeFunnel } from './funnel-sentence.ts';
import { STEP_LABELS } from './steps.ts';

const COLUMNS: readonly DataColumn[] = [
  { key: 'step', label: 'Etapa' },
  { key: 'now', label: 'Neste retrato', numeric: true },
  { key: 'interval', label: 'Faixa do arredondamento', numeric: true },
  { key: 'before', label: 'Início do período', numeric: true },
];

/** How far people have come, from the invitation to staying. */
export function FunnelSection({ overview, onPaper }: SectionProps) {
  const steps = overview.funnel.map(({ step, now, before }) => ({
    id: step,
    label: STEP_LABELS[step],
    now: readShare(now),
    before: readShare(before),
  }));
  const rows: DataRow[] = steps.map(({ id, label, now, before }) => ({
    id,
    step: label,
    now: <ShareText reading={now} />,
    interval: describeInterval(now),
    before: <ShareText reading={before} />,
  }));
  return (
    <Section id={SECTION_IDS.funnel} title="Funil de adesão">
      <p>{describeFunnel(overview)}</p>
      <BarRows
        rows={steps.map(({ id, label, now }) => ({
          id,
          label,
          text: shareInWords(now),
          shape: shareShape(now),
        }))}
      />
      <ShareLegend readings={steps.map(({ now }) => now)} />
      <ChartTable
        caption="Pessoas em cada etapa, de todas as que estão em grupos fechados"
        columns={COLUMNS}
        rows={rows}
        onPaper={onPaper}
      />
    </Section>
  );
}
