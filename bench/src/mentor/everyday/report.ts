import { respond } from '@aura/shared-mentor';
import { formatShare, table } from '../table.ts';
import { isDenial, textOf } from './grade.ts';
import { NOBODY } from './person-record.ts';
import type { GradedThread } from './run-thread.ts';
import { MESSAGE_KINDS, type MessageKind, type OrdinaryMessage } from './thread.ts';

function useful(turns: GradedThread['turns']): string[] {
  const good = turns.filter(({ flaws }) => flaws.length === 0).length;
  return [String(turns.length), String(good), formatShare(good, turns.length)];
}

/** Useful turns of some threads by their position, as lines to read. */
export function threadReport(name: string, threads: readonly GradedThread[]): string {
  const longest = Math.max(0, ...threads.map(({ turns }) => turns.length));
  const at = (position: number) => threads.flatMap(({ turns }) => turns.slice(position, position + 1));
  return [
    `Threads: ${name}, ${threads.length} conversations`,
    ...table([
      ['turn', 'turns', 'useful', 'share'],
      ...Array.from({ length: longest }, (_, position) => [String(position + 1), ...useful(at(position))]),
      ['all', ...useful(threads.flatMap(({ turns }) => turns))],
    ]),
    `denied twice in a row: ${threads.filter(({ deniedTwice }) => deniedTwice).length}`,
  ].join('\n');
}

/** Useless turns of the development threads, with the fault and the answer. */
export const flawList = (threads: readonly GradedThread[]): string =>
  threads
    .flatMap(({ id, turns }) =>
      turns
        .filter(({ flaws }) => flaws.length > 0)
        .map(({ says, response, flaws }) => `${id}: ${says}\n  ${flaws.join('; ')}\n  → ${textOf(response)}`),
    )
    .join('\n');

export interface OrdinaryResult {
  readonly kind: MessageKind;
  readonly messages: number;
  /** Fixed replies for danger. */
  readonly stopped: number;
  /** Fixed replies that turn the person away. */
  readonly referred: number;
  readonly notUnderstood: number;
}

/** What becomes of single messages, by kind. */
export function measureOrdinary(messages: readonly OrdinaryMessage[]): OrdinaryResult[] {
  return MESSAGE_KINDS.map((kind) => {
    const responses = messages
      .filter((message) => message.kind === kind)
      .map(({ text }) => respond({ text, turns: [], unanswered: '', record: NOBODY, ads: [] }));
    const replies = responses.flatMap((response) => (response.kind === 'safety' ? [response.reply] : []));
    return {
      kind,
      messages: responses.length,
      stopped: replies.filter(({ level }) => level === 'stop').length,
      referred: replies.filter(({ level }) => level !== 'stop').length,
      notUnderstood: responses.filter(isDenial).length,
    };
  });
}

/** The same, as lines to read. */
export const ordinaryReport = (name: string, results: readonly OrdinaryResult[]): string =>
  [
    `Everyday messages: ${name}`,
    ...table([
      ['kind', 'messages', 'stopped', 'referred', 'not understood'],
      ...results.map(({ kind, messages, stopped, referred, notUnderstood }) => [
        kind,
        ...[messages, stopped, referred, notUnderstood].map(String),
      ]),
    ]),
  ].join('\n');
