import { Checkbox } from '@aura/shared-ui';
import { YearMonthField } from './year-month-field.tsx';
import styles from './review.module.css';

interface Period {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

interface Props {
  /** Path of the entry in the CV. */
  readonly path: string;
  readonly period: Period;
  readonly currentLabel: string;
  readonly hintOf: (field: 'start' | 'end') => string | undefined;
  readonly onChange: (patch: Partial<Period>) => void;
}

/** Beginning and end of an entry; what still goes on has no end. */
export function PeriodFields({ path, period, currentLabel, hintOf, onChange }: Props) {
  return (
    <div className={styles['period']}>
      <YearMonthField
        label="Início"
        path={`${path}.start`}
        value={period.start}
        hint={hintOf('start')}
        onChange={(start) => onChange({ start })}
      />
      <YearMonthField
        key={period.current ? 'current' : 'ended'}
        label="Fim"
        path={`${path}.end`}
        value={period.end}
        hint={hintOf('end')}
        disabled={period.current}
        onChange={(end) => onChange({ end })}
      />
      <Checkbox
        label={currentLabel}
        checked={period.current}
        onChange={(event) => {
          const current = event.currentTarget.checked;
          onChange(current ? { current, end: null } : { current });
        }}
      />
    </div>
  );
}
