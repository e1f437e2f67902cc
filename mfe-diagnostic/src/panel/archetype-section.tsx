import { readBehavior, findArchetype, describeBehaviorResult, type Profile } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import styles from './panel.module.css';

interface Props {
  readonly profile: Pick<Profile, 'behavioralTestCompleted' | 'behavioralResult'>;
}

/** The behavioural archetype, visible to the person only. */
export function ArchetypeSection({ profile }: Props) {
  const result = readBehavior(profile);
  const { icon, description } = findArchetype(result);
  const isUndecided = result !== null && result.archetype === null;
  return (
    <section className={styles['section']} aria-labelledby="arquetipo">
      <h2 id="arquetipo">Arquétipo</h2>
      <div className={styles['archetype']}>
        <span className={styles['icon']}>
          <Icon name={icon} size={24} />
        </span>
        <div>
          <p>
            <strong>{describeBehaviorResult(result)}</strong>
          </p>
          <p>
            {isUndecided
              ? 'Suas respostas ficaram perto do meio e não mostram uma tendência só.'
              : description}
          </p>
        </div>
      </div>
      <p className={styles['note']}>
        Vem do mapeamento comportamental e só você o vê. Não é nota nem teste psicológico.
      </p>
      <Link to="/mapeamento-comportamental">{describeWayOn(profile)}</Link>
    </section>
  );
}

function describeWayOn({ behavioralResult, behavioralTestCompleted }: Props['profile']): string {
  if (behavioralResult) return 'Ver o resultado';
  return behavioralTestCompleted ? 'Fazer o mapeamento de novo' : 'Conhecer o mapeamento';
}
