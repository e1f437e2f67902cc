import { DAY_MS } from '@aura/shared-domain';
import type { Grade } from '@aura/shared-domain';
import { CAREERS } from '../../generated/careers.ts';
import { CREDIT, LESSONS, type GoalSkill } from './careers.ts';
import { computeWorkingMoment } from './calendar.ts';
import { getDraws } from './draws.ts';
import { buildPlan } from './plan.ts';
import type { Employee } from './roster.ts';

export interface GradedSkill extends GoalSkill {
  readonly grade: Grade;
}

/** Something that a member does. */
export type Deed =
  | { readonly kind: 'diagnosis'; readonly at: Date }
  /** A task of the plan, by its place in it. */
  | { readonly kind: 'task'; readonly at: Date; readonly task: number }
  | { readonly kind: 'lesson'; readonly at: Date; readonly lesson: string };

/** A member's activity on the platform. */
export interface Life {
  readonly joinedAt: Date;
  /** Proven skills, and missing ones, the most pressing first: the content of a diagnosis. */
  readonly strengths: readonly GradedSkill[];
  readonly gaps: readonly GradedSkill[];
  /** In the order of their time. */
  readonly deeds: readonly Deed[];
}

/** Most strengths and gaps that a diagnosis tells of. */
const MOST = 5;

/** Share of the least active members with a diagnosis, and the increase with activity. */
const DIAGNOSED = { least: 0.6, byPace: 0.35 } as const;
/** How likely the most eager do a task, or read a lesson, in a week. */
const WEEKLY = { task: 0.55, lesson: 0.42 } as const;
/** How far a person's skills vary from the average of their department. */
const SPREAD = 0.55;

/** A person's activity from joining until another day; the same in every run. */
export function drawLife(employee: Employee, joinedAt: Date, until: Date): Life {
  const draw = getDraws(`life:${employee.email}`);
  const graded = CAREERS[employee.department].skills.map((skill) => ({
    ...skill,
    grade: gradeOf(skill.known + (draw() - 0.5) * SPREAD),
  }));
  const strengths = graded.filter(({ grade }) => grade === 'proven').slice(0, MOST);
  const gaps = graded
    .filter(({ grade }) => grade !== 'proven')
    .toSorted((a, b) => getPriority(b) - getPriority(a))
    .slice(0, MOST);
  const life = { joinedAt, strengths, gaps };
  const isBeginning = draw() < DIAGNOSED.least + DIAGNOSED.byPace * employee.pace;
  const diagnosedAt = computeWorkingMoment(joinedAt, 1 + draw() ** 2 * 21, draw());
  if (!(isBeginning || employee.isSureToBegin) || diagnosedAt >= until) return { ...life, deeds: [] };
  const tasks = buildPlan(gaps).length;
  const learned = simulateLearning(employee.pace, { draw, diagnosedAt, until, tasks });
  return { ...life, deeds: [{ kind: 'diagnosis', at: diagnosedAt }, ...learned] };
}

/** Priority of a gap by weight and effort, as in the diagnosis. */
export const getPriority = ({ weight, grade, effort }: GradedSkill): number =>
  Math.round((1000 * weight * (1 - CREDIT[grade])) / effort) / 1000;

const STEPS: readonly (readonly [number, Grade])[] = [
  [0.65, 'proven'],
  [0.5, 'listed'],
  [0.4, 'inferred'],
  [0.3, 'declared'],
  [0.2, 'adjacent'],
];

const gradeOf = (level: number): Grade => STEPS.find(([least]) => level >= least)?.[1] ?? 'absent';

interface Learning {
  readonly draw: () => number;
  readonly diagnosedAt: Date;
  readonly until: Date;
  /** Of the plan. */
  readonly tasks: number;
}

/** Week after week, as eagerly as their pace says: a task, a lesson, both or neither. */
function simulateLearning(pace: number, { draw, diagnosedAt, until, tasks }: Learning): Deed[] {
  const lessons = LESSONS.map((id) => ({ id, rank: draw() })).toSorted((a, b) => a.rank - b.rank);
  const deeds: Deed[] = [];
  let done = 0;
  let read = 0;
  for (let week = 0; ; week += 1) {
    const from = new Date(diagnosedAt.getTime() + (1 + 7 * week) * DAY_MS);
    if (from >= until) return deeds;
    const [isWorking, isReading, early, late] = [draw(), draw(), draw(), draw()];
    const taskAt = computeWorkingMoment(from, 0, early * 0.5);
    if (isWorking < pace * WEEKLY.task && done < tasks && taskAt < until)
      deeds.push({ kind: 'task', at: taskAt, task: done++ });
    const lesson = lessons[read];
    const lessonAt = computeWorkingMoment(from, 0, 0.5 + late * 0.5);
    if (isReading < pace * WEEKLY.lesson && lesson && lessonAt < until) {
      deeds.push({ kind: 'lesson', at: lessonAt, lesson: lesson.id });
      read += 1;
    }
  }
}
