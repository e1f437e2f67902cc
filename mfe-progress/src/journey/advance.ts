import { advanceJourneyPhase, JOURNEY_PHASES, mayAdvance } from '@aura/shared-domain';
import { updateProfile } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';

/**
 * Closes every completed phase of the journey, one after the other, and reports the person's phase. Returns the error;
 * null if there was none.
 */
export async function closePhases(): Promise<string | null> {
  let reached: number | null = null;
  for (;;) {
    let asked: number | null = null;
    const saved = await updateProfile((profile) => {
      asked = mayAdvance(profile) ? profile.journeyPhase : null;
      return asked === null ? null : advanceJourneyPhase(profile, asked);
    });
    if (!saved.ok) return saved.error.message;
    if (saved.value !== 'saved' || asked === null) break;
    reached = asked;
  }
  const phase = reached === null ? undefined : JOURNEY_PHASES[reached];
  if (reached !== null && phase)
    showToast({
      kind: 'success',
      text: `Você chegou à fase ${reached + 1}: ${phase.name}.`,
      celebrates: true,
    });
  return null;
}
