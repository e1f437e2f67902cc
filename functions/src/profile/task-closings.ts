import { computeTaskId } from '@aura/shared-career';
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
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { combineChanges } from './combine-changes.ts';
import { LEDGER } from './ledger.ts';

/** Work that a person has done in a tool. */
export type Deed =
  | { readonly kind: 'interview' }
  | { readonly kind: 'lesson'; readonly lessonId: string }
  /** `total` jobs are saved by now. */
  | { readonly kind: 'savedJobs'; readonly total: number };

export interface TaskClosing {
  /** The ticks, their points, the count of their entries and the news of them; empty for none. */
  readonly change: ProfileChange;
  /** Adds the points to the ledger. @param person the document `users/{uid}` */
  readonly record: (tx: Transaction, person: DocumentReference) => void;
}

/** No task to complete. */
export const NO_TASKS: TaskClosing = { change: {}, record: () => undefined };

/** Saved jobs with which the ads of a goal have been read. */
const ADS = 5;
const READ_ADS = computeTaskId(null, 'read-ads');

/** Whether the action completes the task. If a task also requires a result elsewhere, the person completes it. */
function isDoneBy({ id, tool, gapId }: PlanTask, deed: Deed): boolean {
  if (deed.kind === 'interview') return tool === '/simulador-entrevista' && gapId === null;
  if (deed.kind === 'savedJobs') return id === READ_ADS && deed.total >= ADS;
  return tool === `/micro-learnings/${deed.lessonId}` || (tool === '/micro-learnings' && gapId === null);
}

/**
 * Ticks the open tasks of the plan that a piece of work has done. Who opens one of them again is not overruled until
 * they do such work once more.
 */
export function closeTasks(profile: Profile, deed: Deed, now: Date): TaskClosing {
  const done = profile.careerPlan.filter((task) => !task.completed && isDoneBy(task, deed));
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
    record: (tx, person) => {
      for (const entry of entries) {
        const stored: PointEntry = { ...entry, at: now };
        tx.create(person.collection(LEDGER).doc(String(entry.entry)), stored);
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
