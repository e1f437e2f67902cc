import { computeTaskId, findOccupation } from '@aura/shared-career';
import {
  addNotifications,
  applyChange,
  countNewEntries,
  POINTS_PER_TASK,
  setTaskCompleted,
  buildTaskEntry,
  type NewPointEntry,
  type PlanTask,
  type PointEntry,
  type Profile,
  type ProfileChange,
} from '@aura/shared-domain';
import type { DocumentReference, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { combineChanges } from './combine-changes.ts';
import { LEDGER } from './ledger.ts';

/** Work that a person has done in a tool. */
export type Deed =
  /** For the role that the person named. */
  | { readonly kind: 'interview'; readonly role: string }
  | { readonly kind: 'lesson'; readonly lessonId: string }
  /** `total` jobs are saved by now. */
  | { readonly kind: 'savedJobs'; readonly total: number }
  /** `total` applications are sent by now. */
  | { readonly kind: 'applications'; readonly total: number }
  /** A CV was stored as a version; it shows the results of the tasks `shown`. */
  | { readonly kind: 'resume'; readonly shown: ReadonlySet<string> };

export interface TaskClosing {
  /** The ticks, their points, the count of their entries and the news of them; empty for none. */
  readonly change: ProfileChange;
  /** Adds the points to the ledger. @param person the document `users/{uid}` */
  readonly record: (writer: Transaction | WriteBatch, person: DocumentReference) => void;
}

/** No task to complete. */
export const NO_TASKS: TaskClosing = { change: {}, record: () => undefined };

/** Saved jobs with which the ads of a goal have been read. */
const ADS = 5;
const READ_ADS = computeTaskId(null, 'read-ads');
/** Applications that the plan asks for. */
const APPLICATIONS = 3;
const APPLY = computeTaskId(null, 'apply');

/** Finds out which tasks the action completes. If a task also requires a result elsewhere, the person completes it. */
function findTest(deed: Deed, { careerProfile }: Profile): (task: PlanTask) => boolean {
  switch (deed.kind) {
    case 'interview': {
      // The plan trains for the goal: an interview for other work is none of it.
      const [goal = ''] = careerProfile.objetivos_carreira;
      const isOther = isOtherWork(deed.role, goal);
      return ({ tool, gapId }) => tool === '/simulador-entrevista' && gapId === null && !isOther;
    }
    case 'savedJobs':
      return ({ id }) => id === READ_ADS && deed.total >= ADS;
    case 'applications':
      return ({ id }) => id === APPLY && deed.total >= APPLICATIONS;
    case 'lesson':
      return ({ tool, gapId }) =>
        tool === `/micro-learnings/${deed.lessonId}` || (tool === '/micro-learnings' && gapId === null);
    case 'resume':
      return ({ id }) => deed.shown.has(id);
  }
}

/** Whether two titles are beyond doubt of different occupations. */
function isOtherWork(role: string, goal: string): boolean {
  const [one, other] = [findOccupation(role), findOccupation(goal)];
  return one !== null && other !== null && one !== other;
}

/**
 * Ticks the open tasks of the plan that a piece of work has done. Who opens one of them again is not overruled until
 * they do such work once more.
 */
export function closeTasks(profile: Profile, deed: Deed, now: Date): TaskClosing {
  const isDone = findTest(deed, profile);
  const done = profile.careerPlan.filter((task) => !task.completed && isDone(task));
  let after = profile;
  const entries: NewPointEntry[] = [];
  const changes: ProfileChange[] = [];
  for (const { id } of done) {
    const change = combineChanges(setTaskCompleted(after, id, true), countNewEntries(1));
    const next = applyChange(after, change);
    const entry = buildTaskEntry(after, next);
    if (!entry) continue;
    entries.push(entry);
    changes.push(change);
    after = next;
  }
  return {
    change: combineChanges(
      ...changes,
      addNotifications(
        profile,
        done.map((task) => findNews(task, now)),
      ),
    ),
    record: (writer, person) => {
      for (const entry of entries) {
        const stored: PointEntry = { ...entry, at: now };
        writer.create(person.collection(LEDGER).doc(String(entry.entry)), stored);
      }
    },
  };
}

const findNews = ({ id, title }: PlanTask, now: Date) => ({
  id: `tarefa_${id}_${now.getTime()}`,
  text: `Tarefa concluída pelo que você fez: ${title}. São mais ${POINTS_PER_TASK} pontos.`,
  link: '/diagnostico/resultado#plano',
  read: false,
  timestamp: now.toISOString(),
});
