import { locateMentor } from '../mentor-documents.ts';
import type { LiveAnswers } from './live-answers.ts';
import { writeAnswer, type WriteDeps, type WriteTask } from './write-answer.ts';

export interface StartDeps extends WriteDeps {
  readonly live: LiveAnswers;
}

/** Has a model begin to rewrite a stored answer; nobody waits for its end. */
export function startWriting(deps: StartDeps, task: Omit<WriteTask, 'live'>): void {
  const { uid, messageId, message } = task;
  const live = deps.live.open(locateMentor(deps.db, uid).messages.doc(messageId).path, message);
  // What can fail is the database. Then the coach's words stand for what was not stored yet, once the time is over.
  writeAnswer(deps, { ...task, live }).catch(() => undefined);
}
