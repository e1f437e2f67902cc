import { announceBadges } from '@aura/shared-career-ui';
import { type MentorEvent, mentorStream } from '@aura/shared-domain';
import { followStream, refreshProfile } from '@aura/shared-session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Exchange, findPlace, makeSentExchange } from './exchange.ts';
import { findReplyAfterHelp, findSafetyReply, loadSafety } from './safety.ts';
import { streamAnswer } from './stream-answer.ts';

interface Options {
  readonly conversationId: string;
  readonly initial: readonly Exchange[];
  readonly useModel: boolean;
  /** Told which message is under way; null once its answer is whole, or was refused for good. */
  readonly onPending: (pending: { readonly messageId: string; readonly text: string } | null) => void;
  /** Told the text of a message that was refused for good, such as over the limit of the month. */
  readonly onRefused: (text: string) => void;
}

/** Whether asking once more would be refused again. */
const isRefused = ({ failure }: Exchange): boolean => failure?.kind === 'input' || failure?.kind === 'limit';
const RUNNING: ReadonlySet<Exchange['status']> = new Set(['waiting', 'writing', 'reconnecting']);

/** A conversation as it goes on: one message at a time, each answer streamed, stopped and gone on with. */
export function useConversation({ conversationId, initial, useModel, onPending, onRefused }: Options) {
  const [exchanges, setExchanges] = useState(initial);
  const stop = useRef<AbortController | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    void loadSafety();
    return () => {
      left.current = true;
      stop.current?.abort();
    };
  }, []);

  const put = useCallback((exchange: Exchange) => {
    setExchanges((all) =>
      all.some(({ id }) => id === exchange.id)
        ? all.map((one) => (one.id === exchange.id ? exchange : one))
        : [...all, exchange],
    );
  }, []);

  const run = useCallback(
    async (begun: Exchange, controller = new AbortController(), unanswered = '') => {
      stop.current = controller;
      const { id: messageId, question: text } = begun;
      onPending({ messageId, text });
      const effects = { charged: false };
      const outcome = await streamAnswer(begun, {
        stop: controller.signal,
        wait: waitUntilWorth,
        onChange: (exchange) => !left.current && put(exchange),
        ask: (exchange, onEvent, signal) => {
          const place = { messageId, conversationId, text, useModel, from: findPlace(exchange), unanswered };
          const hear = (event: MentorEvent) => {
            if (event.type === 'start') {
              effects.charged ||= event.charged;
              announceBadges(event.newBadges);
            }
            onEvent(event);
          };
          return followStream(mentorStream, place, hear, { signal });
        },
      });
      if (left.current) return;
      if (isRefused(outcome)) onRefused(text);
      if (outcome.status === 'done' || isRefused(outcome)) onPending(null);
      if (effects.charged) await refreshProfile();
    },
    [conversationId, onPending, onRefused, put, useModel],
  );

  const send = useCallback(
    async (text: string) => {
      const exchange = makeSentExchange(crypto.randomUUID(), text);
      const controller = new AbortController();
      stop.current = controller;
      // Shown before any waiting, so that the person does not send it again.
      put(exchange);
      // Danger is answered on the device itself, whatever the connection; nothing of it is sent or kept.
      const safety = await findSafetyReply(text);
      if (safety) return put({ ...exchange, safety, status: 'done' });
      const last = exchanges.at(-1);
      const help = findReplyAfterHelp(last?.safety ?? null, text);
      if (help)
        return put({
          ...exchange,
          aside: { reason: 'outside', text: help, suggestions: [] },
          status: 'done',
        });
      await run(exchange, controller, last?.aside ? last.question : '');
    },
    [exchanges, put, run],
  );
  const resume = useCallback(
    (exchange: Exchange) => run({ ...exchange, status: 'reconnecting', failure: null }),
    [run],
  );
  return {
    exchanges,
    busy: exchanges.some(({ status }) => RUNNING.has(status)),
    send,
    resume,
    put,
    halt: useCallback(() => stop.current?.abort(), []),
  };
}

/** So long a connection is waited for, milliseconds: a browser may be wrong about having none, and the person has to get on. */
const OFFLINE_WAIT_MS = 20_000;

/** Resolves after so many milliseconds, and with a connection if one comes in time. */
async function waitUntilWorth(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (navigator.onLine) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, OFFLINE_WAIT_MS);
    window.addEventListener('online', done);
  });
}
