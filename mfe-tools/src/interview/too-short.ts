import { BADGES, isSimulationComplete, PRACTICE_LIMITS } from '@aura/shared-domain';

/** Said where a simulation is, or would end, incomplete; null if it is complete. */
export const explainTooShort = (answered: number): string | null =>
  isSimulationComplete(answered)
    ? null
    : `Uma simulação completa tem ${PRACTICE_LIMITS.answers} respostas avaliadas ou mais. Com menos, ela fica guardada, mas ` +
      `não dá o selo “${BADGES.voz_de_dono.name}” nem conta na parte “Prática” do diagnóstico.`;
