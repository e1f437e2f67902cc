import type { Dimension } from '@aura/shared-domain';
import { DOES_IT, type GradedSkill } from '../../matching/grade.ts';
import { LIMITS, READINESS_WEIGHTS, SHOWN_SKILLS_FOR_FULL_EVIDENCE } from '../weights.ts';
import { keepDistinctLines } from '../../wording/distinct.ts';
import { formatCounted, formatPlainDecimal, join, quoteLabel } from '../../wording/quote.ts';
import { type ReadinessInput, toTenth } from './input.ts';

const NAMED_AT_MOST = 3;

const isSupported = (skill: GradedSkill): boolean => skill.direct.length > 0;
/** Whether a line shows it by another name: an example is there. */
const isImplied = ({ grade, fromTitle }: GradedSkill): boolean => grade === 'inferred' && !fromTitle;
const isClaimed = (skill: GradedSkill): boolean => isSupported(skill) || (skill.level ?? 0) >= DOES_IT;

/**
 * How far the goal's skills can be proved: the credits of the five best-proved ones (at work 1, listed or told 0.7)
 * over five. Claims without proof do not count, so that an honest answer never lowers the number.
 */
export function gradeEvidence({ goal, graded, hasCv }: ReadinessInput): Dimension {
  const base = { id: 'evidence', label: 'Evidência', weight: READINESS_WEIGHTS.evidence };
  if (!graded)
    return {
      ...base,
      value: null,
      rule: 'Sem competências do objetivo, não há evidências a procurar.',
      evidence: [],
    };
  const supported = graded.filter(isSupported);
  const full = Math.min(SHOWN_SKILLS_FOR_FULL_EVIDENCE, goal.skills.length);
  const best = supported.toSorted((a, b) => b.credit - a.credit).slice(0, full);
  const points = toTenth(best.reduce((sum, skill) => sum + skill.credit, 0));
  const value = toTenth((100 * points) / full);
  const unsupported = goal.skills.filter((_, at) => {
    const skill = graded[at];
    return skill !== undefined && isClaimed(skill) && !isSupported(skill) && !isImplied(skill);
  });
  const where = hasCv ? 'no currículo nem nas respostas' : 'nas respostas';
  const missing = unsupported.slice(0, NAMED_AT_MOST).map((skill) => quoteLabel(skill.label));
  const tail =
    supported.length === 0
      ? ` Não encontrei nenhuma competência do objetivo ${where}.`
      : missing.length > 0
        ? ` Não encontrei um exemplo de ${join(missing)} ${where}; isso não desconta nada.`
        : '';
  const have = formatCounted(supported.length, 'tem', 'têm');
  return {
    ...base,
    value,
    rule:
      `Das ${goal.skills.length} competências do objetivo, ${have} um trecho que sustenta. Contam as ${full} ` +
      `mais bem mostradas: em uma experiência, 1 ponto; em lista ou com exemplo contado, 0,7. ${sumOf(best)} ` +
      `= ${formatPlainDecimal(points)}, e ${formatPlainDecimal(points)} de ${full} pontos são ${formatPlainDecimal(value)}%.${tail}`,
    evidence: keepDistinctLines(supported.flatMap((skill) => skill.direct.slice(0, 1))).slice(
      0,
      LIMITS.evidence,
    ),
    ...suggestImprovement(supported.length, missing, points / full),
  };
}

/** The sum as it can be checked: "3 × 1 + 2 × 0,7". */
function sumOf(best: readonly GradedSkill[]): string {
  const credits = [...new Set(best.map((skill) => skill.credit))];
  const terms = credits.map(
    (credit) => `${best.filter((skill) => skill.credit === credit).length} × ${formatPlainDecimal(credit)}`,
  );
  return terms.length === 0 ? '0' : terms.join(' + ');
}

function suggestImprovement(
  supported: number,
  missing: readonly string[],
  depth: number,
): { howToImprove?: string } {
  if (supported === 0)
    return {
      howToImprove:
        'Conte uma situação de trabalho, estudo ou cuidado em que algo do objetivo apareceu: onde foi, o que foi feito e o que mudou.',
    };
  if (missing.length > 0)
    return { howToImprove: `Dê um exemplo curto de ${missing[0]}: situação, o que foi feito e o resultado.` };
  return depth < 1
    ? {
        howToImprove:
          'Leve para as experiências o que hoje só aparece em listas: a mesma palavra convence mais dentro de uma entrega.',
      }
    : {};
}
