import { type KeptReason, type WritingEvent, type WritingRequest, writingStream } from '@aura/shared-domain';
import { followStream } from '@aura/shared-session';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Writing {
  readonly status: 'idle' | 'writing' | 'done' | 'failed';
  /** Texts of the model by target; each has passed the fact guard. */
  readonly texts: Readonly<Record<string, string>>;
  /** How many texts of the templates stay. */
  readonly kept: number;
  readonly model: string | null;
  /** Why nothing, or not everything, was rewritten. */
  readonly reason: KeptReason | null;
  readonly message: string | null;
}

/** Before the model was asked. */
export const IDLE: Writing = { status: 'idle', texts: {}, kept: 0, model: null, reason: null, message: null };

/** What the page knows after one more line of the stream. */
export function addEventToWriting(writing: Writing, event: WritingEvent): Writing {
  if (event.type === 'text') {
    return { ...writing, texts: { ...writing.texts, [event.target]: event.text } };
  }
  if (event.type === 'kept') return { ...writing, kept: writing.kept + 1 };
  return { ...writing, model: event.model, reason: event.reason };
}

/** Has the texts of a run rewritten by the model, shown one by one as they arrive. */
export function useWriting(request: WritingRequest) {
  const { tool, runId } = request;
  const [writing, setWriting] = useState(IDLE);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const write = useCallback(async () => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setWriting({ ...IDLE, status: 'writing' });
    const onEvent = (event: WritingEvent) => setWriting((before) => addEventToWriting(before, event));
    const outcome = await followStream(writingStream, { tool, runId }, onEvent, {
      signal: controller.signal,
    });
    if (current.current !== controller) return;
    setWriting((before) => ({
      ...before,
      status: outcome.ok ? 'done' : 'failed',
      message: outcome.ok ? null : outcome.error.message,
    }));
  }, [tool, runId]);

  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setWriting((before) => ({ ...before, status: 'done' }));
  }, []);
  const start = useCallback(() => void write(), [write]);
  return { writing, start, cancel };
}
