import { BUDGETS, CONTRACTS, HORIZONS, WORK_MODELS } from '@aura/shared-career';
import { formatCentavos, formatCount, type DiagnosisAnswers } from '@aura/shared-domain';

/** One answer of a step, as the last page repeats it. */
export interface Detail {
  readonly label: string;
  readonly value: string;
  /** Its use, if it is not used for this diagnosis. */
  readonly note?: string;
}

const NOT_GIVEN = 'não informado';
const LATER = 'Preenche a primeira busca de vagas, onde você pode mudar.';

/** Details of the goal besides the role. An unreadable salary floor is reported as omitted. */
export function listGoalDetails({ goal }: DiagnosisAnswers, typedFloor: string): Detail[] {
  const unread =
    typedFloor.trim() === '' ? NOT_GIVEN : `“${typedFloor.trim()}” não é um valor: não será usado`;
  const ads = goal.referenceJobs.length;
  return [
    { label: 'Prazo', value: findLabel(HORIZONS, goal.horizonMonths) },
    { label: 'Regime', value: findLabel(CONTRACTS, goal.contract) },
    { label: 'Modelo', value: findLabel(WORK_MODELS, goal.workModel) },
    { label: 'Local', value: goal.location || NOT_GIVEN },
    {
      label: 'Piso salarial',
      value: goal.salaryFloor === null ? unread : `${formatCentavos(goal.salaryFloor * 100)} por mês`,
      ...(goal.salaryFloor !== null && { note: LATER }),
    },
    { label: 'Restrições', value: goal.constraints || 'nenhuma informada' },
    ...(ads > 0 ? [{ label: 'Anúncios de vaga', value: formatCount(ads, 'colado', 'colados') }] : []),
  ];
}

/** Money and accessibility; nothing if the person skipped the step. */
export function listContextDetails({ context }: DiagnosisAnswers): Detail[] {
  if (!context) return [];
  return [
    {
      label: 'Tempo',
      value: `${formatCount(context.hoursPerWeek, 'hora', 'horas')} por semana`,
    },
    { label: 'Investimento', value: findLabel(BUDGETS, context.budget) },
    { label: 'Acessibilidade e rotina', value: context.accessibility || 'nada informado' },
  ];
}

function findLabel<T>(options: readonly { readonly value: T; readonly label: string }[], value: T): string {
  return options.find((option) => option.value === value)?.label ?? NOT_GIVEN;
}
