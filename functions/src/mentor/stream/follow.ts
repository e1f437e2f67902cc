import { waitUntilOver } from '../../model/wait-until-over.ts';
import { parseMessage, countSettledParts, type StoredMessage } from '../ask/stored-message.ts';
import { locateMentor } from '../mentor-documents.ts';
import type { LiveAnswers } from '../writing/live-answers.ts';
import { settleMessage, type MessagePlace, type SettleDeps } from '../writing/settle.ts';

/** Time between two looks at an answer that another process writes, milliseconds. */
const POLL_MS = 300;

export interface FollowDeps extends SettleDeps {
  readonly live: LiveAnswers;
  readonly now: () => Date;
}

/**
 * Streams a message while it grows, until it is complete. If this process writes it, the writer reports progress.
 * Otherwise the document is polled until the writer's time is over: then the stored text is final. Deleting the
 * message ends the stream.
 */
export async function* followMessage(
  deps: FollowDeps,
  place: MessagePlace,
  first: StoredMessage,
  gone: AbortSignal,
): AsyncGenerator<StoredMessage, void> {
  let message: StoredMessage | null = first;
  while (message) {
    yield message;
    if (message.writingUntil === null || gone.aborted) return;
    message = await readNext(deps, place, message, gone);
  }
}

async function readNext(
  deps: FollowDeps,
  place: MessagePlace,
  message: StoredMessage,
  gone: AbortSignal,
): Promise<StoredMessage | null> {
  const document = locateMentor(deps.db, place.uid).messages.doc(place.messageId);
  const grown = await deps.live.get(document.path)?.after(countSettledParts(message));
  if (grown) return grown;
  if (isOver(message, deps.now())) {
    const whole = await settleMessage(deps, place, (current) =>
      isOver(current, deps.now()) ? { ...current, writingUntil: null } : null,
    );
    if (whole) return whole;
  } else {
    const pause = waitUntilOver(POLL_MS, gone);
    await pause.over;
    pause.release();
  }
  return parseMessage((await document.get()).data());
}

const isOver = ({ writingUntil }: StoredMessage, now: Date): boolean =>
  writingUntil !== null && writingUntil <= now;
