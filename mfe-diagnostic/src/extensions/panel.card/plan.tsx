import type { RemoteModule } from '@aura/shared-federation/contract';
import { listDoneBefore } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { PlanSection } from '../../panel/plan-section.tsx';
import { setTask } from '../../panel/set-task.ts';

/** The next tasks of the career plan. */
function Card() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <PlanSection
        tasks={session.profile.careerPlan}
        doneBefore={listDoneBefore(session.profile).length}
        onTask={(id, completed) => void setTask(id, completed)}
      />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(Card, 'diagnostic-plan') satisfies RemoteModule;
