import { POINTS_PER_BADGE, type Profile } from '@aura/shared-domain';

/** Progress to the next milestone of an activity. */
export interface Milestone {
  readonly label: string;
  readonly reached: number;
  /** The next mark; the last one once it is passed. */
  readonly mark: number;
}

const MARKS = {
  tasks: [1, 3, 6, 12, 24],
  points: [POINTS_PER_BADGE, 50, 100, 200, 400],
} as const;

/** Steps that go on after the badges of the catalogue. */
export function listMilestones({
  careerPlan,
  points,
}: Pick<Profile, 'careerPlan' | 'points'>): readonly Milestone[] {
  const tasks = careerPlan.filter(({ completed }) => completed).length;
  return [
    { label: 'Tarefas do plano', reached: tasks, mark: findNextMark(MARKS.tasks, tasks) },
    { label: 'Pontos', reached: points, mark: findNextMark(MARKS.points, points) },
  ];
}

const findNextMark = (marks: readonly number[], reached: number): number =>
  marks.find((mark) => mark > reached) ?? marks.at(-1) ?? reached;
