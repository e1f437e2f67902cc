import { advanceJourneyPhase, JOURNEY_PHASES, setTaskCompleted } from '@aura/shared-domain';
import { updateProfile } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { MAPPING_PATH } from '../../account/panel/archetype-section.tsx';
import { Panel } from '../../account/panel/panel.tsx';
import { WithAccount } from '../../account/signed-in/with-account.tsx';
import { useIsKnownPath } from '../../routes/known-paths.tsx';

/** `/perfil`: "Meu Painel". */
export function PerfilPage() {
  const [now] = useState(() => new Date());
  const hasMapping = useIsKnownPath(MAPPING_PATH);
  return (
    <WithAccount>
      {({ profile }) => (
        <Panel
          profile={profile}
          now={now}
          hasMapping={hasMapping}
          onTask={(id, completed) => void setTask(id, completed)}
          onAdvance={() => void advance(profile.journeyPhase)}
        />
      )}
    </WithAccount>
  );
}

async function setTask(id: string, completed: boolean): Promise<void> {
  const saved = await updateProfile((profile) => setTaskCompleted(profile, id, completed));
  if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
}

/** @param from the phase that the person sees; another tab may have gone on already */
async function advance(from: number): Promise<void> {
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
