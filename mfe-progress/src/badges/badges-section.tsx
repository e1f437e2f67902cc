import { BADGES, longDate, POINTS_PER_BADGE, type BadgeId, type HeldBadge } from '@aura/shared-domain';
import { Icon } from '@aura/shared-ui';
import { BadgeCredential } from './badge-credential.tsx';
import { badgeIcon } from './badge-icon.ts';
import { badgesToEarn } from './badge-list.ts';
import styles from '../panel.module.css';

interface Props {
  readonly badges: readonly HeldBadge[];
}

/** Badges held, with their day, and those still to earn, with the way to them. */
export function BadgesSection({ badges }: Props) {
  const open = badgesToEarn(badges);
  return (
    <section className={styles['section']} aria-labelledby="selos">
      <h2 id="selos">Selos</h2>
      {badges.length === 0 ? (
        <p className={styles['empty']}>Nenhum selo ainda. Cada um vale {POINTS_PER_BADGE} pontos.</p>
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
                {isInCatalogue(badge.id) && <BadgeCredential badge={badge.id} name={badge.name} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <>
          <h3 className={styles['subtitle']}>Para conquistar</h3>
          <ul className={styles['badges']} aria-label="Selos para conquistar">
            {open.map(({ id, name, icon, how }) => (
              <li key={id} data-open>
                <span className={styles['badgeIcon']}>
                  <Icon name={badgeIcon(icon)} size={24} />
                </span>
                <div>
                  <h4>{name}</h4>
                  <p>{how}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A badge that is no longer given has no credential either. */
const isInCatalogue = (id: string): id is BadgeId => Object.hasOwn(BADGES, id);
