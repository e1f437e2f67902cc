import { PERIODS, type CompanyOverview, type CompanyOverviewRequest } from '@aura/shared-domain';
import { SelectField } from '@aura/shared-ui';
import styles from './filters.module.css';
import { listDepartmentOptions, describeUnnamed, listWeekOptions } from './filter-options.ts';

interface Props {
  readonly overview: CompanyOverview;
  /** The view in the address. */
  readonly view: CompanyOverviewRequest;
  readonly onChange: (view: CompanyOverviewRequest) => void;
}

const PERIOD_OPTIONS = PERIODS.map((weeks) => ({ value: String(weeks), label: `${weeks} semanas` }));

/** Chooses the department, the period and the week of the numbers. */
export const Filters = ({ overview, view, onChange }: Props) => (
  <div className={styles['filters']} role="group" aria-label="Filtros dos números">
    <SelectField
      label="Departamento"
      hint={describeUnnamed(overview) || undefined}
      options={listDepartmentOptions(overview, view.department)}
      value={view.department ?? ''}
      onChange={(department) => onChange({ ...view, department: department || null })}
    />
    <SelectField
      label="Período"
      options={PERIOD_OPTIONS}
      value={String(view.weeks)}
      onChange={(chosen) =>
        onChange({ ...view, weeks: PERIODS.find((weeks) => String(weeks) === chosen) ?? view.weeks })
      }
    />
    <SelectField
      label="Semana"
      options={listWeekOptions(overview.snapshots, view.week)}
      value={view.week ?? ''}
      onChange={(week) => onChange({ ...view, week: week || null })}
    />
  </div>
);
