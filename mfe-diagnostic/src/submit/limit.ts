import { API_MESSAGES, mayUse, type DiagnosisVariant, type Profile } from '@aura/shared-domain';
import type { SubmitFailure } from './submit-diagnosis.ts';

/**
 * The backend's refusal of a quick diagnosis over the monthly limit; null if it would accept. Checked before the
 * current diagnosis is cleared, so that a refusal never costs the person a diagnosis.
 */
export function limitRefusal(profile: Profile, variant: DiagnosisVariant, now: Date): SubmitFailure | null {
  if (variant === 'full' || mayUse(profile, 'diagnosticQuick', now)) return null;
  return { kind: 'limit', message: API_MESSAGES.limit_reached };
}
