import type { Profile } from '@aura/shared-domain';
import { PageHeader } from '@aura/shared-ui';
import { BadgesSection } from './badges-section.tsx';
import { DiagnosisSection } from './diagnosis-section.tsx';
import { JourneySection } from './journey-section.tsx';
import styles from './panel.module.css';
import { PlanSection } from './plan-section.tsx';
import { UsageSection } from './usage-section.tsx';
import { usageOf } from './usage.ts';

interface Props {
  readonly profile: Profile;
  readonly now: Date;
}

/** The personal dashboard. */
export function Panel({ profile, now }: Props) {
  const firstName = profile.name.trim().split(/\s+/)[0];
  return (
    <div className={styles['panel']}>
      <PageHeader
        eyebrow="Meu Painel"
        title={firstName ? `Olá, ${firstName}` : 'Olá'}
        lead="Aqui fica o seu caminho: o que já conquistou e o que vem a seguir."
      />
      <JourneySection phase={profile.journeyPhase} points={profile.points} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <DiagnosisSection profile={profile} />
          <PlanSection tasks={profile.careerPlan} />
        </div>
        <div className={styles['side']}>
          <BadgesSection badges={profile.badges} />
          <UsageSection usage={usageOf(profile, now)} />
        </div>
      </div>
    </div>
  );
}
