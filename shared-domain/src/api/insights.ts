import * as v from 'valibot';

/** POST /insights/check: writes what there is to tell the person now. Once told, it is not told again. */
export const CheckInsightsRequestSchema = v.object({});
export const CheckInsightsResponseSchema = v.object({
  /** Notifications that were added. */
  added: v.number(),
});
