import type { Dimension } from '@aura/shared-domain';
import type { GoalSkill } from '../../matching/goal-skills.ts';
import { LIMITS, READINESS_WEIGHTS } from '../weights.ts';
import { keepDistinctLines } from '../../wording/distinct.ts';
import { formatCounted, join, quoteLabel } from '../../wording/quote.ts';
import { type ReadinessInput, toTenth } from './input.ts';

const NAMED_AT_MOST = 4;

function describeNotFound(missing: readonly GoalSkill[], hasCv: boolean): string {
  if (missing.length === 0) return '';
  const named = missing.slice(0, NAMED_AT_MOST).map((skill) => quoteLabel(skill.label));
  const others = missing.length - named.length;
  const names = others > 0 ? `${named.join(', ')} e mais ${others}` : join(named);
  return ` Não encontrei ${names} ${hasCv ? 'no currículo nem nas respostas' : 'nas respostas'}.`;
}

/** Σ weight × credit ÷ Σ weight over the skills of the goal; null if there is nothing to grade. */
export function gradeSkills({ goal, graded, hasCv }: ReadinessInput): Dimension {
  const base = { id: 'skills', label: 'Competências', weight: READINESS_WEIGHTS.skills };
  if (!graded) {
    const rule = 'Sem objetivo reconhecido, ou sem nada que mostre competências, não há o que medir.';
    return { ...base, value: null, rule, evidence: [] };
  }
  const total = goal.skills.reduce((sum, skill) => sum + skill.weight, 0);
  const earned = goal.skills.reduce((sum, skill, at) => sum + skill.weight * (graded[at]?.credit ?? 0), 0);
  const missing = goal.skills.filter((_, at) => graded[at]?.credit === 0);
  const [first] = missing;
  return {
    ...base,
    value: toTenth((100 * earned) / total),
    rule:
      `${formatCounted(goal.skills.length, 'competência', 'competências')} do objetivo, cada uma com o seu peso: ` +
      'em uma experiência vale 1; em lista ou com exemplo contado, 0,7; deduzida de outra ou do cargo ocupado, ' +
      `0,6; habilitação ou diploma que consta, 1; declarada sem exemplo, até 0,4; parecida, 0,3.${describeNotFound(missing, hasCv)}`,
    evidence: keepDistinctLines(
      graded.flatMap((skill) => (skill.direct.length > 0 ? skill.direct : skill.indirect).slice(0, 1)),
    ).slice(0, LIMITS.evidence),
    ...(first
      ? {
          howToImprove:
            `Comece por ${quoteLabel(first.label)}, a de maior peso entre as que faltam: se já fez algo assim, conte ` +
            'onde e o que resultou; se não, o plano traz o primeiro passo.',
        }
      : {}),
  };
}
