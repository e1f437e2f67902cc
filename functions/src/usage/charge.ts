import {
  err,
  mayUse,
  ok,
  recordUsage,
  type Profile,
  type ProfileChange,
  type Result,
  type Tool,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';

/** A repetition with the same input within this time costs nothing, milliseconds. */
export const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

/** The profile change of one use of a tool, or `limit_reached`. A repetition changes nothing. */
export function chargeUse(
  profile: Profile,
  tool: Tool,
  { isRepeat, now }: { readonly isRepeat: boolean; readonly now: Date },
): Result<ProfileChange, Failure> {
  if (isRepeat) return ok({});
  return mayUse(profile, tool, now) ? ok(recordUsage(profile, tool, now)) : err({ code: 'limit_reached' });
}
