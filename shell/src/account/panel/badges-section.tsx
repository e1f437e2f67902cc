import type { HeldBadge } from '@aura/shared-domain';
import { Icon } from '@aura/shared-ui';
import { badgeIcon } from './badge-icon.ts';
import { longDate } from './long-date.ts';
import styles from './panel.module.css';

interface Props {
  readonly badges: readonly HeldBadge[];
}

/** Badges held, or how to earn the first one. */
export function BadgesSection({ badges }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="selos">
      <h2 id="selos">Selos</h2>
      {badges.length === 0 ? (
        <p className={styles['empty']}>
          Nenhum selo ainda. O primeiro, Protagonista Iniciante, vem com a conclusão do diagnóstico de
          carreira.
        </p>
      ) : (
        <ul className={styles['badges']}>
          {badges.map((badge) => (
            <li key={badge.id}>
              <span className={styles['badgeIcon']}>
                <Icon name={badgeIcon(badge.icon)} size={24} />
              </span>
              <div>
                <h3>{badge.name}</h3>
                <p>{badge.description}</p>
                <p className={styles['note']}>Conquistado em {longDate(badge.achievedDate)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
