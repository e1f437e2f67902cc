import { BADGES, type Badge, type BadgeId, type HeldBadge } from '@aura/shared-domain';

/** What has to be done for a badge that is not held yet. */
const HOW_TO_EARN: Readonly<Record<BadgeId, string>> = {
  protagonista_iniciante: 'Conclua seu primeiro diagnóstico de carreira.',
  arquiteto_curriculo: 'Faça sua primeira otimização de currículo ou LinkedIn.',
  voz_de_dono: 'Conclua sua primeira simulação de entrevista.',
  cacador_elite: 'Use o radar de vagas.',
  eterno_aprendiz: 'Conclua seu primeiro micro-learning.',
  estrategista_mestre: 'Tenha mais de 10 interações com o mentor.',
};

export interface BadgeToEarn extends Pick<Badge, 'id' | 'name' | 'icon'> {
  readonly how: string;
}

/** The badges of the catalogue that are not held, in its order. */
export function badgesToEarn(held: readonly HeldBadge[]): readonly BadgeToEarn[] {
  return Object.values(BADGES)
    .filter(({ id }) => !held.some((badge) => badge.id === id))
    .map(({ id, name, icon }) => ({ id, name, icon, how: HOW_TO_EARN[id] }));
}
