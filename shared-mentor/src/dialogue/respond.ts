import { advise } from '../coach/advise.ts';
import { routeMessage } from '../router/route.ts';
import { safetyReplyTo } from '../safety-net/safety-reply.ts';
import type { Asked, Response } from './turn.ts';

/** What is said to a message, by everything that was said before in its conversation. The same for the same input. */
export function respond({ text, turns, record }: Asked): Response {
  const reply = safetyReplyTo(text);
  if (reply) return { kind: 'safety', reply };
  const before = turns.at(-1) ?? null;
  const route = routeMessage(text, { lastIntent: before?.intent ?? null });
  if (route.kind === 'aside') return route;
  return { kind: 'advice', answer: advise({ text, intent: route.intent, record, before }) };
}
