import { formatShare } from '@aura/shared-domain';
import { Meter, type DataColumn } from '@aura/shared-ui';
import { NO_NUMBER } from '../../../charts/cell-words.ts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { LineChart } from '../../../charts/line-chart.tsx';
import { formatWhole } from '../../../words/numbers.ts';
import { formatMonday, describeWeek } from '../../../words/week-words.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { Section } from '../section.tsx';
import { describeCourse } from './course-title.ts';
import { describeEngagement } from './engagement-sentence.ts';
import styles from './engagement.module.css';
import { HowItIsCalculated } from './how-it-is-calculated.tsx';
import { PARTS } from './parts.ts';

const COURSE: readonly DataColumn[] = [
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
            label={`Índice (${engagement.version})`}
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
          columns={COURSE}
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
