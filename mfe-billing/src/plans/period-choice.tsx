import { ChoiceGroup } from '@aura/shared-ui';
import type { Period } from './action/card-action.ts';

const OPTIONS = [
  { value: 'month', label: 'Mensal' },
  { value: 'year', label: 'Anual' },
] as const;

interface Props {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Whether what renews is paid every month or every year. */
export function PeriodChoice({ period, onChange }: Props) {
  return (
    <ChoiceGroup
      legend="Cobrança do Impulso e do Decolagem"
      name="cobranca"
      layout="row"
      options={OPTIONS}
      value={period}
      onChange={(value) => onChange(value === 'year' ? 'year' : 'month')}
    />
  );
}
