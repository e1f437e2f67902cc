import { writeReminder, type Due } from '@aura/shared-career/behavior';
import {
  addDays,
  readBehavior,
  readDiagnosis,
  MENTOR_TASK_PREFIX,
  type PlanTask,
  type Profile,
} from '@aura/shared-domain';
import { describeDay, readDay, countDaysBetween } from './calendar.ts';
import type { Insight } from './insight.ts';
import type { Told } from './told-insights.ts';

/** A task is announced this many days before it is due, or later. */
export const TOLD_DAYS_BEFORE = 3;
/** An overdue task is mentioned on this day after the due day, and not again. */
export const TOLD_DAYS_AFTER = 1;
/** Days from a diagnosis in which the tasks of its plan are due. */
export const HORIZONS: readonly PlanTask['horizon'][] = [30, 60, 90];

/** Tasks of one due day that are named; the others share a sentence. */
const MOST_NAMED = 2;
const LINK = '/diagnostico/resultado#plano';

/**
 * The open tasks of the plan that are due soon, and those due yesterday. A task is due on the calendar day, in São
 * Paulo, that follows the diagnosis by its horizon, so all tasks of one horizon are due together. Tasks from
 * conversations are omitted: their horizon counts from the day of the conversation, which is not stored.
 */
export function buildTaskInsights(profile: Profile, today: string, told: Told): readonly Insight[] {
  const start = readDay(readDiagnosis(profile)?.generatedAt ?? '');
  if (start === null) return [];
  return HORIZONS.flatMap((horizon) => {
    const day = addDays(start, horizon);
    const due = judgeDue(countDaysBetween(today, day));
    const tasks = profile.careerPlan.filter((task) => task.horizon === horizon && !isOfMentor(task));
    return due === null ? [] : buildDayInsights({ profile, tasks, day, due }, told);
  });
}

const isOfMentor = ({ id }: PlanTask): boolean => id.startsWith(MENTOR_TASK_PREFIX);

/** @param days until the due day; null for one that nothing is told of */
function judgeDue(days: number): Due | null {
  if (days === -TOLD_DAYS_AFTER) return 'late';
  if (days < 0 || days > TOLD_DAYS_BEFORE) return null;
  return days === 0 ? 'today' : 'soon';
}

interface DueTasks {
  readonly profile: Profile;
  /** All tasks that are due on the day, open or not. */
  readonly tasks: readonly PlanTask[];
  readonly day: string;
  readonly due: Due;
}

function buildDayInsights({ profile, tasks, day, due }: DueTasks, told: Told): readonly Insight[] {
  const late = due === 'late';
  const since = late ? addDays(day, TOLD_DAYS_AFTER) : addDays(day, -TOLD_DAYS_BEFORE);
  const link = LINK;
  const sentence = { id: `${late ? 'atrasos' : 'prazos'}_${day}`, since };
  // It spoke of all that were left.
  if (told(sentence)) return [];
  const named = tasks.map((task) => ({ task, id: `${late ? 'atraso' : 'prazo'}_${task.id}_${day}`, since }));
  const before = named.filter(told).length;
  const fresh = named.filter((one) => !one.task.completed && !told(one));
  const places = Math.max(0, MOST_NAMED - before);
  const archetype = readBehavior(profile)?.archetype ?? null;
  const byName = fresh.slice(0, places).map(({ id, task }) => {
    const reminder = writeReminder(archetype, { task: task.title, due });
    return { id, since, link, text: due === 'soon' ? `${reminder} Prazo: ${describeDay(day)}.` : reminder };
  });
  const others = fresh.length - byName.length;
  if (others === 0) return byName;
  return [...byName, { ...sentence, link, text: describeOthers(others, day, late) }];
}

function describeOthers(count: number, day: string, late: boolean): string {
  const when = describeDay(day);
  if (count === 1) return `Mais 1 tarefa do seu plano ${late ? 'venceu' : 'vence'} em ${when}.`;
  return `Mais ${count} tarefas do seu plano ${late ? 'venceram' : 'vencem'} em ${when}.`;
}
