import type { Profile } from '@aura/shared-domain';
import { PageHeader } from '@aura/shared-ui';
import { Avatar } from '@aura/shared-ui/host';
import { ExtensionPoint } from '../../extensions/index.ts';
import { ArchetypeSection } from './archetype-section.tsx';
import { BadgesSection } from './badges-section.tsx';
import { DiagnosisSection } from './diagnosis-section.tsx';
import { JourneySection } from './journey-section.tsx';
import styles from './panel.module.css';
import { PointsSection } from './points-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { subscriptionOf } from './subscription.ts';
import { UsageSection } from './usage-section.tsx';
import { usageOf } from './usage.ts';

interface Props {
  readonly profile: Profile;
  readonly now: Date;
  /** Whether the behavioural mapping has a page here; nothing is linked that has none. */
  readonly hasMapping: boolean;
  /** The person ticks a task of the plan, or opens it again. */
  readonly onTask: (id: string, completed: boolean) => void;
  /** The person goes on to the next phase of the journey. */
  readonly onAdvance: () => void;
}

/** The personal dashboard. */
export function Panel({ profile, now, hasMapping, onTask, onAdvance }: Props) {
  const firstName = profile.name.trim().split(/\s+/)[0];
  return (
    <div>
      <div className={styles['top']}>
        <Avatar name={profile.name} url={profile.avatarUrl} size="lg" />
        <PageHeader
          eyebrow="Meu Painel"
          title={firstName ? `Olá, ${firstName}` : 'Olá'}
          lead="Aqui fica o seu caminho: o que já conquistou e o que vem a seguir."
        />
      </div>
      <JourneySection profile={profile} onAdvance={onAdvance} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <DiagnosisSection profile={profile} />
          <PlanSection tasks={profile.careerPlan} onTask={onTask} />
          <ArchetypeSection profile={profile} available={hasMapping} />
          <ExtensionPoint point="panel.card" />
        </div>
        <div className={styles['side']}>
          <BadgesSection badges={profile.badges} />
          <PointsSection points={profile.points} entries={profile.pointEntries} />
          {profile.role !== 'gestor_rh' && (
            <SubscriptionSection subscription={subscriptionOf(profile, now)} />
          )}
          <UsageSection usage={usageOf(profile, now)} now={now} />
        </div>
      </div>
    </div>
  );
}
