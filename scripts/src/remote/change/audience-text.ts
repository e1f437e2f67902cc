import { choosePlural } from '@aura/shared-domain';
import type { StageAudience } from '@aura/shared-federation';

const ROLES = { gestor_rh: 'para gestores de RH', professional: 'para profissionais' } as const;

/** Who gets a staged release, as it follows "liberada". */
export function describeAudience(audience: StageAudience): string {
  if (audience.kind === 'percent') return `para ${audience.percent} % das pessoas com sessão`;
  if (audience.kind === 'role') return ROLES[audience.role];
  return choosePlural(audience.marks.length, 'para 1 conta', `para ${audience.marks.length} contas`);
}

/** The same in a cell of a table. */
export function describeAudienceShortly(audience: StageAudience): string {
  if (audience.kind === 'percent') return `${audience.percent} %`;
  return audience.kind === 'role' ? audience.role : `${audience.marks.length} conta(s)`;
}
