import { API_MESSAGES, mayUse, type DiagnosisVariant, type Profile } from '@aura/shared-domain';
import type { SubmitFailure } from './submit-diagnosis.ts';

/**
 * The refusal that the backend would give to a quick diagnosis over the limit of the month; null where it would
 * give none. Asked before the current diagnosis is cleared for it, so that nobody loses one for a refusal.
 */
export function limitRefusal(profile: Profile, variant: DiagnosisVariant, now: Date): SubmitFailure | null {
  if (variant === 'full' || mayUse(profile, 'diagnosticQuick', now)) return null;
  return { kind: 'limit', message: API_MESSAGES.limit_reached };
}
