import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  MentorEventSchema,
  type AnswerPlace,
  type MentorEvent,
  type MentorRequest,
} from '@aura/shared-domain';
import type { Backend } from '../backend.ts';
import type { Person } from '../people.ts';

/** A message that the backend accepts. */
export const message = (changes: Partial<MentorRequest> = {}): MentorRequest => ({
  messageId: randomUUID(),
  conversationId: 'conversa-1',
  text: 'Como me preparo para a vaga?',
  useModel: false,
  from: { part: 0, at: 0 },
  unanswered: '',
  ...changes,
});

export interface Told {
  readonly status: number;
  readonly events: readonly MentorEvent[];
}

/**
 * Sends a message and reads what is streamed.
 * @param cutAfter lines after which the reader leaves
 * @param onEvent called with each line as it comes
 */
export async function ask(
  { url }: Pick<Backend, 'url'>,
  { token }: Pick<Person, 'token'>,
  request: MentorRequest,
  cutAfter = Number.POSITIVE_INFINITY,
  onEvent: (event: MentorEvent) => void = () => undefined,
): Promise<Told> {
  const reader = new AbortController();
  const response = await fetch(`${url}/mentor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
    signal: reader.signal,
  });
  if (!response.ok || !response.body) {
    await response.text();
    return { status: response.status, events: [] };
  }
  const events: MentorEvent[] = [];
  let rest = '';
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (events.length >= cutAfter) break;
        const event = v.parse(MentorEventSchema, JSON.parse(line));
        events.push(event);
        onEvent(event);
      }
      if (events.length >= cutAfter) break;
    }
  } finally {
    reader.abort();
  }
  return { status: response.status, events };
}

/** The texts of an answer as a reader has put them together, by part. Throws where a line does not follow. */
export function textsOf(events: readonly MentorEvent[], before: readonly string[] = []): string[] {
  const texts = [...before];
  for (const event of events) {
    if (event.type !== 'text') continue;
    const known = texts[event.part] ?? '';
    if (event.part > texts.length || event.at !== known.length)
      throw new Error(`A hole or a repetition at ${event.part}:${event.at}`);
    texts[event.part] = known + event.text;
  }
  return texts;
}

/** Where a reader goes on who has these texts. */
export const placeAfter = (texts: readonly string[]): AnswerPlace =>
  texts.length === 0 ? { part: 0, at: 0 } : { part: texts.length - 1, at: texts.at(-1)?.length ?? 0 };
