import { locateMentor } from '../mentor-documents.ts';
import type { LiveAnswers } from './live-answers.ts';
import { writeAnswer, type WriteDeps, type WriteTask } from './write-answer.ts';

export interface StartDeps extends WriteDeps {
  readonly live: LiveAnswers;
}

/** Starts a model's rewrite of a stored answer in the background. */
export function startWriting(deps: StartDeps, task: Omit<WriteTask, 'live'>): void {
  const { uid, messageId, message } = task;
  const live = deps.live.open(locateMentor(deps.db, uid).messages.doc(messageId).path, message);
  // Only the database can fail here. Then the coach's words remain for unsaved parts, after the time is over.
  writeAnswer(deps, { ...task, live }).catch(() => undefined);
}
