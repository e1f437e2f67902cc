import type { Transaction } from 'firebase-admin/firestore';
import { applyChange, type LessonProgress, type Practice } from '@aura/shared-domain';
import { addPractice } from '@aura/shared-lessons';
import { grantBadge } from '../profile/badge-grants.ts';
import { combineChanges } from '../profile/combine-changes.ts';
import { closeTasks, NO_TASKS } from '../profile/task-closings.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import type { Learner, LessonDocuments } from './lesson-documents.ts';

/** Further effects of learning, besides the progress itself. */
export interface Learned {
  readonly newBadges: string[];
  readonly practice: Practice;
}

/**
 * Stores the progress of a lesson in which something has just been learned, counts the day and, with a lesson that is
 * completed now, grants the badge.
 */
export function storeProgress(
  tx: Transaction,
  { person, progress, practice }: LessonDocuments,
  learner: Learner,
  { next, timeZone, now }: { readonly next: LessonProgress; readonly timeZone: string; readonly now: Date },
): Learned {
  const isCompletedNow = next.completedAt !== null && !learner.progress?.completedAt;
  const { profile } = learner;
  const tasks = isCompletedNow
    ? closeTasks(profile, { kind: 'lesson', lessonId: next.lessonId }, now)
    : NO_TASKS;
  const badge = grantBadge(
    applyChange(profile, tasks.change),
    isCompletedNow ? 'eterno_aprendiz' : null,
    now,
  );
  const change = combineChanges(tasks.change, badge.change);
  if (Object.keys(change).length > 0) tx.update(person, toFirestore(change));
  tasks.record(tx, person);
  badge.record(tx, person);
  const days = addPractice(learner.practice, timeZone, now);
  tx.set(progress, next);
  tx.set(practice, days);
  return { newBadges: badge.newBadges, practice: days };
}
