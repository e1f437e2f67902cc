import { setTaskCompleted } from '@aura/shared-domain';
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
        />
      )}
    </WithAccount>
  );
}

async function setTask(id: string, completed: boolean): Promise<void> {
  const saved = await updateProfile((profile) => setTaskCompleted(profile, id, completed));
  if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
}
