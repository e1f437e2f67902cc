import type { PlanTask } from '@aura/shared-domain';
import { GENERAL, PRACTISE } from '../../generated/demo-tasks.ts';
import type { GoalSkill } from './careers.ts';

const HORIZONS = [30, 30, 60, 60, 90] as const;

/** The plan for a person's gaps, in working order. */
export const buildPlan = (gaps: readonly Pick<GoalSkill, 'id' | 'label'>[]): readonly PlanTask[] => [
  ...gaps.map(practise),
  ...GENERAL.map((task) => ({ ...task, gapId: null, completed: false })),
];

const practise = ({ id, label }: Pick<GoalSkill, 'id' | 'label'>, place: number): PlanTask => ({
  ...PRACTISE,
  id: `task-demo-${id}`,
  title: PRACTISE.title.replace('{skill}', label),
  description: PRACTISE.description.replace('{skill}', label),
  horizon: HORIZONS[place] ?? 90,
  gapId: `gap-${id}`,
  completed: false,
});
