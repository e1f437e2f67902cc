import type { Dimension } from '@aura/shared-domain';
import type { GradedSkill } from '../../matching/grade.ts';
import { LIMITS, READINESS_WEIGHTS, SHOWN_SKILLS_FOR_FULL_EVIDENCE } from '../weights.ts';
import { counted, join, quoted } from '../words/quote.ts';
import { type ReadinessInput, toTenth } from './input.ts';

/** From this level on a self-rating claims the skill. */
const CLAIM_LEVEL = 2;
const NAMED_AT_MOST = 3;

const isSupported = (skill: GradedSkill): boolean => skill.direct.length > 0;
const isClaimed = (skill: GradedSkill): boolean => isSupported(skill) || (skill.level ?? 0) >= CLAIM_LEVEL;
const directCredit = (skill: GradedSkill): number => (isSupported(skill) ? skill.credit : 0);

/**
 * How much of what is claimed can be shown: the share of claimed skills with a span behind them, times how far the
 * five best of these go (a skill shown at work counts whole, a listed one 0.7). Neither factor rises when evidence
 * is taken away.
 */
export function evidenceDimension({ goal, graded, hasCv }: ReadinessInput): Dimension {
  const base = { id: 'evidence', label: 'Evidência', weight: READINESS_WEIGHTS.evidence };
  if (!graded)
    return {
      ...base,
      value: null,
      rule: 'Sem competências do objetivo, não há evidências a procurar.',
      evidence: [],
    };
  const claimed = graded.filter(isClaimed);
  const supported = claimed.filter(isSupported);
  const full = Math.min(SHOWN_SKILLS_FOR_FULL_EVIDENCE, goal.skills.length);
  const best = supported
    .map(directCredit)
    .toSorted((a, b) => b - a)
    .slice(0, full);
  const depth = best.reduce((sum, credit) => sum + credit, 0) / full;
  const unsupported = goal.skills.filter((_, at) => {
    const skill = graded[at];
    return skill !== undefined && isClaimed(skill) && !isSupported(skill);
  });
  const where = hasCv ? 'no currículo nem nas respostas' : 'nas respostas';
  const missing = unsupported.slice(0, NAMED_AT_MOST).map((skill) => quoted(skill.label));
  const tail =
    claimed.length === 0
      ? ` Não encontrei nenhuma competência do objetivo ${where}.`
      : missing.length > 0
        ? ` Não encontrei um exemplo de ${join(missing)} ${where}.`
        : '';
  return {
    ...base,
    value: claimed.length === 0 ? 0 : toTenth(100 * (supported.length / claimed.length) * depth),
    rule: `${supported.length} de ${counted(claimed.length, 'competência afirmada tem', 'competências afirmadas têm')} um trecho que sustenta; as ${full} mais bem mostradas dizem até onde a evidência vai.${tail}`,
    evidence: supported.flatMap((skill) => skill.direct.slice(0, 1)).slice(0, LIMITS.evidence),
    ...improve(claimed.length, missing, depth),
  };
}

function improve(claims: number, missing: readonly string[], depth: number): { howToImprove?: string } {
  if (claims === 0)
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
