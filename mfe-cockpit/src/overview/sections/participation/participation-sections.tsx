import { formatShare } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Meter, type DataColumn, type DataRow } from '@aura/shared-ui';
import { LicencesMeter } from '../../../licences/licences-meter.tsx';
import { COCKPIT_PATHS } from '../../../layout/paths.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { Section } from '../section.tsx';
import { BarRows } from '../../../charts/bar-rows.tsx';
import { ShareText } from '../../../charts/cell-text.tsx';
import { describeInterval, shareInWords, NO_NUMBER } from '../../../charts/cell-words.ts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { readShare } from '../../../charts/reading.ts';
import { ShareLegend } from '../../../charts/share-legend.tsx';
import { shareShape } from '../../../charts/share-shape.ts';
import { describeFunnel, explainEqualSteps, LICENCES_APART } from './funnel-sentence.ts';
import { STEP_LABELS } from './steps.ts';
import { LineChart } from '../../../charts/line-chart.tsx';
import { formatWhole } from '../../../words/numbers.ts';
import { formatMonday, describeWeek } from '../../../words/week-words.ts';
import { describeCourse } from './course-title.ts';
import { describeEngagement } from './engagement-sentence.ts';
import styles from './engagement.module.css';
import { HowItIsCalculated } from './how-it-is-calculated.tsx';
import { PARTS } from './parts.ts';

/** How many seats are used, as far as this is public. It is the same for every week. */
export const SeatsSection = ({ overview: { seats }, onPaper = false }: SectionProps) => (
  <Section id={SECTION_IDS.seats} title="Licenças">
    <LicencesMeter licences={seats} />
    {!onPaper && (
      <p>
        <Link to={COCKPIT_PATHS.people}>Ver quem está na lista</Link>
      </p>
    )}
  </Section>
);

const FUNNEL_COLUMNS: readonly DataColumn[] = [
  { key: 'step', label: 'Etapa' },
  { key: 'now', label: 'Nesta semana', numeric: true },
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
  const equal = explainEqualSteps(overview.funnel);
  return (
    <Section id={SECTION_IDS.funnel} title="Funil de adesão">
      <p>
        {describeFunnel(overview)} {LICENCES_APART}
      </p>
      <BarRows
        rows={steps.map(({ id, label, now }) => ({
          id,
          label,
          text: shareInWords(now),
          shape: shareShape(now),
        }))}
      />
      <ShareLegend readings={steps.map(({ now }) => now)} />
      {/* The printed report has all the rules. */}
      {!onPaper && equal && <p>{equal}</p>}
      <ChartTable
        caption="Pessoas em cada etapa, de todas as que já estão em grupos"
        columns={FUNNEL_COLUMNS}
        rows={rows}
        onPaper={onPaper}
      />
    </Section>
  );
}

const COURSE_COLUMNS: readonly DataColumn[] = [
  { key: 'week', label: 'Semana' },
  { key: 'value', label: 'Índice', numeric: true },
];

/** The engagement index, its parts and its course. */
export function EngagementSection({ overview: { engagement }, onPaper }: SectionProps) {
  const { value, parts, series } = engagement;
  const [first, last] = [series[0], series.at(-1)];
  return (
    <Section id={SECTION_IDS.engagement} title="Índice de engajamento">
      <p>{describeEngagement(engagement)}</p>
      <div className={styles['columns']}>
        <div className={styles['parts']}>
          <Meter
            label="Índice"
            value={value}
            text={value === null ? NO_NUMBER : `${formatWhole(Math.round(value))} de 100`}
          />
          {parts.map((part) => (
            <Meter
              key={part.id}
              label={`${PARTS[part.id].label} (peso ${formatShare(part.weight)})`}
              value={part.value}
              max={1}
              text={part.value === null ? NO_NUMBER : formatShare(part.value)}
            />
          ))}
        </div>
        {first && last && series.some((entry) => entry.value !== null) && (
          <LineChart
            title={describeCourse(series)}
            course={series.map((entry) => ({ id: entry.week, value: entry.value }))}
            ends={[formatMonday(first.week), formatMonday(last.week)]}
          />
        )}
      </div>
      {!onPaper && <HowItIsCalculated engagement={engagement} />}
      {!onPaper && (
        <ChartTable
          caption="O índice em cada semana do período"
          columns={COURSE_COLUMNS}
          rows={series.map((entry) => ({
            id: entry.week,
            week: describeWeek(entry.week),
            value: entry.value === null ? NO_NUMBER : formatWhole(Math.round(entry.value)),
          }))}
        />
      )}
    </Section>
  );
}
