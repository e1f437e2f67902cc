import { advanceJourneyPhase, JOURNEY_PHASES } from '@aura/shared-domain';
import { updateProfile } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';

/**
 * Takes the person to the next phase of the journey, and says so.
 * @param from the phase that the person sees; another tab may have gone on already
 */
export async function advance(from: number): Promise<void> {
  const saved = await updateProfile((profile) => advanceJourneyPhase(profile, from));
  if (!saved.ok) return showToast({ kind: 'error', text: saved.error.message });
  const reached = JOURNEY_PHASES[from];
  if (saved.value === 'saved' && reached) {
    showToast({
      kind: 'success',
      text: `Você chegou à fase ${from + 1}: ${reached.name}.`,
      celebrates: true,
    });
  }
}
