import {
  type AnswerPlace,
  type AsideReason,
  computeUsagePeriod,
  type MentorAnswer,
  type MentorEvent,
  type MentorMessage,
  type MentorPart,
  type SafetyReply,
} from '@aura/shared-domain';
import type { RunFailure } from '../../runs/run-failure.ts';

/** How far a message and its answer have come. */
type ExchangeStatus = 'waiting' | 'writing' | 'reconnecting' | 'stopped' | 'cut' | 'done' | 'failed';

interface Aside {
  readonly reason: AsideReason;
  readonly text: string;
  readonly suggestions: readonly string[];
}

/** A message and what came back, as the page shows them. */
export interface Exchange {
  readonly id: string;
  readonly question: string;
  readonly status: ExchangeStatus;
  /** As far as they have arrived. */
  readonly parts: readonly Pick<MentorPart, 'kind' | 'text' | 'draft'>[];
  /** Once it is whole. */
  readonly answer: MentorAnswer | null;
  readonly writer: string | null;
  readonly safety: SafetyReply | null;
  readonly aside: Aside | null;
  readonly failure: RunFailure | null;
  readonly taskId: string | null;
  /** Whether it was counted in this month. */
  readonly charged: boolean;
  /** Whether it was given back. */
  readonly returned: boolean;
}

/** A message that was just sent. */
export const makeSentExchange = (id: string, question: string): Exchange => ({
  id,
  question,
  status: 'waiting',
  parts: [],
  answer: null,
  writer: null,
  safety: null,
  aside: null,
  failure: null,
  taskId: null,
  charged: false,
  returned: false,
});

/**
 * A past message; one that a model is still writing can be resumed. Its offer to remember a fact was answered when it
 * arrived, and is not repeated.
 */
export const makeStoredExchange = (id: string, message: MentorMessage, now: Date): Exchange => {
  const writing = message.writingUntil !== null && message.writingUntil > now;
  return {
    ...makeSentExchange(id, message.question),
    status: writing ? 'cut' : 'done',
    parts: writing ? [] : message.answer.parts,
    answer: writing ? null : withoutOffer(message.answer),
    writer: message.writer,
    taskId: message.taskId,
    charged: message.charged === true && computeUsagePeriod(message.createdAt) === computeUsagePeriod(now),
    returned: message.returned === true,
  };
};

const withoutOffer = (answer: MentorAnswer): MentorAnswer => ({
  ...answer,
  actions: answer.actions.filter(({ type }) => type !== 'remember'),
});

/** A message that was sent before the person left the page, and that was not stored. */
export const makeLostExchange = (id: string, question: string): Exchange => ({
  ...makeSentExchange(id, question),
  status: 'failed',
  failure: { kind: 'backend', message: 'A página foi fechada antes que a resposta chegasse.' },
});

/** Where the answer goes on. */
export function findPlace({ parts }: Pick<Exchange, 'parts'>): AnswerPlace {
  const last = parts.at(-1);
  return last ? { part: parts.length - 1, at: last.text.length } : { part: 0, at: 0 };
}

/**
 * The exchange after one more line of the stream. What is there already is not added again.
 * @returns null for text that does not follow what is there: something in between is missing
 */
export function addEventToExchange(exchange: Exchange, event: MentorEvent): Exchange | null {
  switch (event.type) {
    case 'start':
      return {
        ...exchange,
        status: 'writing',
        writer: event.writer,
        charged: exchange.charged || event.charged,
      };
    case 'text':
      return withText(exchange, event);
    case 'answer':
      return { ...exchange, answer: event.answer, parts: event.answer.parts, writer: event.writer };
    case 'safety':
      return { ...exchange, safety: event.reply };
    case 'aside':
      return { ...exchange, aside: event };
    case 'end':
      return { ...exchange, status: 'done' };
  }
}

type TextEvent = Extract<MentorEvent, { type: 'text' }>;

function withText(exchange: Exchange, { part, kind, at, text }: TextEvent): Exchange | null {
  const { parts } = exchange;
  const before = parts[part]?.text ?? '';
  if (part > parts.length || at > before.length) return null;
  const added = text.slice(before.length - at);
  if (added === '') return exchange;
  const grown = { kind, text: before + added };
  return {
    ...exchange,
    status: 'writing',
    parts: [...parts.slice(0, part), grown, ...parts.slice(part + 1)],
  };
}
