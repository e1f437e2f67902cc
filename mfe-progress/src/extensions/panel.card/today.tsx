import { setTaskCompleted } from '@aura/shared-domain';
import type { RemoteModule } from '@aura/shared-federation/contract';
import { updateProfile, useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { countDueQuestions, hasLearned, useLearned } from '../../today/learned.ts';
import { TodaySection } from '../../today/today-section.tsx';

/** What the panel begins with. */
function Card() {
  const session = useSession();
  const [now] = useState(() => new Date());
  const learned = useLearned();
  if (session.status !== 'signedIn') return null;
  const due = hasLearned(session.profile) ? learned && countDueQuestions(learned, now) : undefined;
  return (
    <SharedRouter>
      <TodaySection profile={session.profile} due={due} onDone={(id) => void complete(id)} />
    </SharedRouter>
  );
}

/** Ticks the task that is next; the plan still has it, and it can be opened again there. */
async function complete(id: string): Promise<void> {
  const saved = await updateProfile((profile) => setTaskCompleted(profile, id, true));
  if (!saved.ok) return showToast({ kind: 'error', text: saved.error.message });
  showToast({ kind: 'success', text: 'Tarefa concluída. No plano dá para reabri-la.' });
}

export const { bootstrap, mount, unmount } = reactLifecycles(Card, 'progress-today') satisfies RemoteModule;
