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
      <TodaySection profile={session.profile} due={due} onTask={setTask} />
    </SharedRouter>
  );
}

/** Completes a task or reopens it; tells the person if that could not be stored. */
async function setTask(id: string, completed: boolean): Promise<boolean> {
  const saved = await updateProfile((profile) => setTaskCompleted(profile, id, completed));
  if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
  return saved.ok;
}

export const { bootstrap, mount, unmount } = reactLifecycles(Card, 'progress-today') satisfies RemoteModule;
