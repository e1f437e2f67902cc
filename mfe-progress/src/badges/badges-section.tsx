import {
  formatCount,
  formatLongDayOf,
  type Badge,
  type BadgeId,
  type Limit,
  BADGES,
  computeEffectivePlan,
  type HeldBadge,
  LIMITS,
  MESSAGES_BEFORE_BADGE,
  POINTS_PER_BADGE,
  PRACTICE_LIMITS,
  type Profile,
} from '@aura/shared-domain';
import { Disclosure, Icon, ProgressBar } from '@aura/shared-ui';
import { useState } from 'react';
import { BadgeCredential } from './badge-credential.tsx';
import { listStandings, type Standing } from './levels.ts';
import styles from '../panel.module.css';

/** What has to be done for a badge that is not held yet. */
const HOW_TO_EARN: Readonly<Record<BadgeId, string>> = {
  protagonista_iniciante: 'Conclua seu primeiro diagnóstico de carreira.',
  arquiteto_curriculo: 'Faça sua primeira otimização de currículo ou LinkedIn.',
  voz_de_dono: `Faça sua primeira simulação completa de entrevista, com ${PRACTICE_LIMITS.answers} respostas avaliadas ou mais.`,
  cacador_elite: 'Faça no radar de vagas uma busca que encontre vagas.',
  eterno_aprendiz: 'Conclua seu primeiro micro-learning.',
  estrategista_mestre: `Tenha mais de ${MESSAGES_BEFORE_BADGE} interações com o mentor.`,
};

interface BadgeToEarn extends Pick<Badge, 'id' | 'name' | 'icon'> {
  readonly how: string;
}

/**
 * How long the badge of the mentor takes under the limit of a plan; empty where a month is enough. A question of the
 * mentor's own may be answered once without counting, and that is an interaction as well.
 */
function describeMentorPace(limit: Limit): string {
  if (limit === 'unlimited' || limit > MESSAGES_BEFORE_BADGE) return '';
  const months = Math.ceil((MESSAGES_BEFORE_BADGE + 1) / limit);
  const fewest = Math.ceil((MESSAGES_BEFORE_BADGE + 1) / (2 * limit));
  return (
    ` No seu plano cabe ${formatCount(limit, 'mensagem', 'mensagens')} por mês, e a resposta a uma pergunta do mentor ` +
    `não conta no limite: leva de ${fewest} a ${months} meses.`
  );
}

/** The badges of the catalogue that are not held, in its order. */
function listBadgesToEarn(held: readonly HeldBadge[], mentorLimit: Limit): readonly BadgeToEarn[] {
  return Object.values(BADGES)
    .filter(({ id }) => !held.some((badge) => badge.id === id))
    .map(({ id, name, icon }) => {
      const pace = id === 'estrategista_mestre' ? describeMentorPace(mentorLimit) : '';
      return { id, name, icon, how: HOW_TO_EARN[id] + pace };
    });
}

const ICONS = ['compass', 'ruler', 'microphone', 'radar', 'book', 'star'] as const;

/** Icon of a stored badge; unknown ones become a star. */
function findBadgeIcon(stored: string): (typeof ICONS)[number] {
  return ICONS.find((icon) => icon === stored) ?? 'star';
}

interface Props {
  readonly profile: Pick<
    Profile,
    'badges' | 'careerPlan' | 'lastDiagnosisResult' | 'plan' | 'acesso_expira_em'
  >;
  /** Completed ones. */
  readonly lessons: number;
}

/** Badges held, with their day, the levels after them, and the badges still to earn, with the way to them. */
export function BadgesSection({ profile, lessons }: Props) {
  const { badges } = profile;
  const [now] = useState(() => new Date());
  const open = listBadgesToEarn(badges, LIMITS[computeEffectivePlan(profile, now)].mentorAI);
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
                <Icon name={findBadgeIcon(badge.icon)} size={24} />
              </span>
              <div>
                <h3>{badge.name}</h3>
                <p>{badge.description}</p>
                <p className={styles['note']}>Conquistado em {formatLongDayOf(badge.achievedDate)}</p>
                {isInCatalogue(badge.id) && <BadgeCredential badge={badge.id} name={badge.name} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles['subtitle']}>Níveis</h3>
      {listStandings(profile, lessons).map((standing) => (
        <Level key={standing.track} standing={standing} />
      ))}
      {open.length > 0 && (
        <Disclosure summary={`Para conquistar: ${formatCount(open.length, 'selo', 'selos')}`}>
          <ul className={styles['badges']} aria-label="Selos para conquistar">
            {open.map(({ id, name, icon, how }) => (
              <li key={id} data-open>
                <span className={styles['badgeIcon']}>
                  <Icon name={findBadgeIcon(icon)} size={24} />
                </span>
                <div>
                  <h4>{name}</h4>
                  <p>{how}</p>
                </div>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

/** The reached level of a track, and what leads to the next one. */
function Level({ standing: { track, amount, reached, next } }: { readonly standing: Standing }) {
  return (
    <div>
      <ProgressBar
        label={reached ? `${track}: ${reached.name}` : track}
        value={next ? amount / next.mark : 1}
        detail={next ? `${amount} de ${next.mark} para ${next.name}` : `${amount}, o último nível`}
      />
      {reached && (
        <p className={styles['note']}>
          {reached.name}: {reached.meaning}.
        </p>
      )}
      {next && (
        <p className={styles['note']}>
          Depois vem {next.name}: {next.meaning}.
        </p>
      )}
    </div>
  );
}

/** A badge that is no longer given has no credential either. */
const isInCatalogue = (id: string): id is BadgeId => Object.hasOwn(BADGES, id);
