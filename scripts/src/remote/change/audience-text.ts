import type { StageAudience } from '@aura/shared-federation';

const ROLES = { gestor_rh: 'para gestores de RH', professional: 'para profissionais' } as const;

/** Who gets a staged release, as it follows "liberada". */
export const audienceText = (audience: StageAudience): string =>
  audience.kind === 'percent' ? `para ${audience.percent} % das pessoas com sessão` : ROLES[audience.role];
