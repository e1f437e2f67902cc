import * as v from 'valibot';
import type { AnyEndpoint } from './endpoint.ts';

/** POST /insights/check: writes what there is to tell the person now. Once told, it is not told again. */
export const CheckInsightsRequestSchema = v.object({});
export const CheckInsightsResponseSchema = v.object({
  /** Notifications that were added. */
  added: v.number(),
});

export const insightsCheckEndpoint = {
  method: 'POST',
  path: '/insights/check',
  auth: 'person',
  request: CheckInsightsRequestSchema,
  response: CheckInsightsResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;
