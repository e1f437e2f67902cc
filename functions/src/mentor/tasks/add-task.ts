import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  addPlanTask,
  err,
  MENTOR_LIMITS,
  ok,
  openMentorTasks,
  type RequestOf,
  type ResponseOf,
  type Result,
  mentorTaskAddEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { findCompletedTasks } from '../../profile/ledger.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../../usage/person-queue.ts';
import { parseMessage } from '../ask/stored-message.ts';
import { MENTOR_FAILURES } from '../../generated/failures.ts';
import { locateMentor } from '../mentor-documents.ts';
import { findTask } from './find-task.ts';

export interface TaskDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
}

type Added = ResponseOf<typeof mentorTaskAddEndpoint>;

/**
 * POST /mentor/tasks: makes the next step of a message a task of the plan, once. A plan cleared since, by another CV
 * or goal, gets it again, as done if the ledger of points has it so.
 */
export function addTask({ db, queue }: TaskDeps): PersonCall<RequestOf<typeof mentorTaskAddEndpoint>, Added> {
  return (uid, { messageId }) =>
    queue(uid, () => db.runTransaction((tx) => add(db, tx, { uid, messageId }), TRANSACTION_OPTIONS));
}

async function add(
  db: Firestore,
  tx: Transaction,
  { uid, messageId }: { readonly uid: string; readonly messageId: string },
): Promise<Result<Added, Failure>> {
  const { person, messages } = locateMentor(db, uid);
  const document = messages.doc(messageId);
  const [current, stored] = await tx.getAll(person, document);
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const message = parseMessage(stored?.data());
  if (!message) return err(MENTOR_FAILURES.notThere);
  const task = findTask(message.answer);
  if (!task) return err(MENTOR_FAILURES.noStep);

  const isThere = profile.value.careerPlan.some(({ id }) => id === task.id);
  if (!isThere) {
    const done = await findCompletedTasks(tx, person, profile.value, [task.id]);
    const completed = done.has(task.id);
    if (!completed && openMentorTasks(profile.value).length >= MENTOR_LIMITS.openTasks)
      return err(MENTOR_FAILURES.tasksFull);
    const change = addPlanTask(profile.value, { ...task, completed });
    if (!change) return err(MENTOR_FAILURES.planFull);
    tx.update(person, toFirestore(change));
  }
  if (message.taskId !== task.id) tx.update(document, { taskId: task.id });
  return ok({ taskId: task.id, added: !isThere });
}
