import type { AnswerPlace, MentorEvent } from '@aura/shared-domain';
import { countSettledParts, type StoredMessage } from '../ask/stored-message.ts';

interface AnswerStart {
  /** Where the answer resumes. */
  readonly from: AnswerPlace;
  /** Whether this call counted the message. */
  readonly charged: boolean;
  /** Name of the model that may be writing. */
  readonly model: string | null;
}

/**
 * The lines of an answer, out of the message as it grows. Only settled parts are sent, in order and by the sentence;
 * a place beyond a text is its end. A message that vanishes before it is whole has no `answer`.
 */
export async function* streamAnswerEvents(
  states: AsyncIterable<StoredMessage>,
  { from, charged, model }: AnswerStart,
): AsyncGenerator<MentorEvent, void> {
  let { part, at } = from;
  let latest: StoredMessage | null = null;
  for await (const message of states) {
    if (!latest) yield { type: 'start', charged, ...startOf(message, model) };
    latest = message;
    for (; part < countSettledParts(message); part += 1, at = 0) yield* makeTextEvents(message, { part, at });
  }
  if (latest?.writingUntil === null) yield { type: 'answer', answer: latest.answer, writer: latest.writer };
  yield { type: 'end' };
}

const startOf = ({ newBadges, writer, writingUntil }: StoredMessage, model: string | null) => ({
  newBadges,
  writer: writingUntil === null ? writer : model,
});

const SENTENCES = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });

function makeTextEvents({ answer }: StoredMessage, { part, at }: AnswerPlace): MentorEvent[] {
  const said = answer.parts[part];
  if (!said) return [];
  return Array.from(SENTENCES.segment(said.text.slice(at)), ({ segment, index }) => ({
    type: 'text',
    part,
    kind: said.kind,
    at: at + index,
    text: segment,
  }));
}
