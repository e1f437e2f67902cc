import { choosePlural } from '@aura/shared-domain';
import { formatCounted } from '../../wording/quote.ts';
import { countContradictions, PAIRS } from './pairs.ts';

/** Why answers give no result. */
export interface BehaviorRefusal {
  readonly reason: 'incomplete' | 'straightLine' | 'tooFast' | 'contradictory';
  /** What happened and what to do, to the person. */
  readonly message: string;
}

/** Less time than it takes to read and answer a statement, in milliseconds. */
const SHORTEST_MEDIAN = 1200;
const MOST_CONTRADICTIONS = 2;

const NOTHING_KEPT = 'Nenhum resultado foi guardado.';

const computeMedian = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.POSITIVE_INFINITY;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

/** The refusal of answers that leave out `missing` questions. */
export const refuseIncomplete = (missing: number): BehaviorRefusal => ({
  reason: 'incomplete',
  message: `Ainda ${choosePlural(missing, 'falta', 'faltam')} ${formatCounted(missing, 'resposta', 'respostas')}. Complete o que falta para ver o resultado.`,
});

/**
 * Why complete answers are refused: all the same, faster than reading, or three or more pairs of opposites answered
 * alike. Null if they are accepted.
 * @param millis time per item; without measurements, no haste is assumed
 */
export function findRefusal(
  answers: ReadonlyMap<string, number>,
  millis: readonly number[],
): BehaviorRefusal | null {
  if (new Set(answers.values()).size === 1) {
    return {
      reason: 'straightLine',
      message:
        `As ${answers.size} respostas ficaram iguais. Como metade das frases diz o contrário da outra metade, ` +
        `não dá para ler uma tendência. Responda de novo, pensando em uma situação recente a cada frase. ${NOTHING_KEPT}`,
    };
  }
  if (computeMedian(millis.filter((time) => Number.isFinite(time) && time >= 0)) < SHORTEST_MEDIAN) {
    return {
      reason: 'tooFast',
      message:
        'Boa parte das respostas veio em cerca de um segundo, pouco tempo para ler cada frase. Quando puder, ' +
        `responda de novo com calma; leva uns cinco minutos. ${NOTHING_KEPT}`,
    };
  }
  const contradictions = countContradictions(answers);
  if (contradictions > MOST_CONTRADICTIONS) {
    return {
      reason: 'contradictory',
      message:
        `Em ${contradictions} dos ${PAIRS.length} pares de frases opostas, as duas respostas foram para o mesmo ` +
        'lado, e não dá para saber qual delas vale. Responda de novo, pensando em como costuma ser no trabalho, ' +
        `e não em como deveria ser. ${NOTHING_KEPT}`,
    };
  }
  return null;
}
