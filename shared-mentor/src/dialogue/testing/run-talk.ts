import { PEOPLE } from '../../coach/evaluation/made-up-people.ts';
import type { PersonRecord } from '../../person/record.ts';
import { respond } from '../respond.ts';
import type { Ad, Response, Turn } from '../turn.ts';

/** The record of an invented person. @throws for a kind that there is not */
export function findKnown(kind: string): PersonRecord {
  const record = PEOPLE[kind];
  if (!record) throw new Error(`nobody of kind ${kind}`);
  return record;
}

/** The answers to some messages of one conversation; nothing is known of the person unless a record is given. */
export function runTalk(
  messages: readonly string[],
  record = findKnown('nothing'),
  ads: readonly Ad[] = [],
): Response[] {
  const turns: Turn[] = [];
  let unanswered = '';
  return messages.map((text) => {
    const response = respond({ text, turns: [...turns], unanswered, record, ads });
    if (response.kind === 'advice') {
      const { intent, play = '', parts } = response.answer;
      const said = parts.map((part) => part.text).join('\n');
      turns.push({ question: text, intent, play, draft: parts.find(({ draft }) => draft)?.text ?? '', said });
    }
    unanswered = response.kind === 'aside' ? text : '';
    return response;
  });
}

/** What is said to the last of some messages, the title of a fixed reply included. */
export function readSaid(messages: readonly string[], record?: PersonRecord, ads?: readonly Ad[]): string {
  const response = runTalk(messages, record, ads).at(-1);
  if (response?.kind === 'aside') return response.text;
  if (response?.kind === 'safety') return response.reply.title;
  return response?.answer.parts.map(({ text }) => text).join('\n') ?? '';
}

/** The text that is written to the last of some messages; empty for none. */
export function readDraft(messages: readonly string[], record?: PersonRecord): string {
  const response = runTalk(messages, record).at(-1);
  return response?.kind === 'advice' ? (response.answer.parts.find(({ draft }) => draft)?.text ?? '') : '';
}
