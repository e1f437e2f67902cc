import { PRACTICE_LIMITS } from '@aura/shared-domain';

/** Said where a simulation has, or would end with, too few graded answers for the diagnosis; null if it has enough. */
export const explainTooShort = (answered: number): string | null =>
  answered < PRACTICE_LIMITS.answers
    ? `Com menos de ${PRACTICE_LIMITS.answers} respostas avaliadas, a simulação fica guardada, mas não conta na parte ` +
      '“Prática” do diagnóstico.'
    : null;
