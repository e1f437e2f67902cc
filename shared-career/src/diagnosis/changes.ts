import type { DiagnosisResult } from '@aura/shared-domain';
import { GRADE_CREDIT, type GradedSkill } from '../matching/grade.ts';
import type { Facts } from './facts.ts';
import { type Gap, isAlreadyThere } from './gaps/find.ts';
import { describeUntil } from './gaps/reason.ts';
import { findSkillById } from '../taxonomy/skill-catalogue.ts';
import type { ReadinessInput } from './readiness/input.ts';
import { scoreReadiness } from './readiness/score.ts';
import { LIMITS, NARRATIVE } from './weights.ts';
import { countNarrativeSteps, computeNarrativeValue } from './readiness/narrative-counts.ts';
import { quoteLabel, spellCount } from '../wording/quote.ts';

type Change = DiagnosisResult['whatWouldChange'][number];

interface WhatIf {
  readonly action: string;
  readonly dimensionId: string;
  /** The gap that it closes, if it closes one. */
  readonly gapId?: string;
  readonly input: ReadinessInput;
}

/** A skill as if a line proved it at work. That line does not exist yet, so the closest one is used. */
function toShown(skill: GradedSkill): GradedSkill {
  const direct =
    skill.direct.length > 0 ? skill.direct : [...skill.indirect.slice(0, 1), STAND_IN].slice(0, 1);
  return { ...skill, grade: 'proven', credit: GRADE_CREDIT.proven, direct };
}

const STAND_IN = { source: 'answer', docId: 'answer:if', start: 0, end: 0, excerpt: '' } as const;

function showClosing(gap: Gap, facts: Facts): WhatIf[] {
  const { readiness } = facts;
  const { graded, goal } = readiness;
  if (!graded) return [];
  const at = goal.skills.findIndex((skill) => skill.skillId === gap.skillId);
  const label = quoteLabel(gap.title);
  const { studies, registrations } = readiness.onTheWay;
  const study = studies.get(gap.skillId);
  // With the diploma comes the registration that it opens.
  const isClosed = ({ skillId }: GradedSkill, index: number): boolean =>
    index === at || (study !== undefined && registrations.has(skillId));
  const action = study
    ? `Concluir ${label}${describeUntil(study)}${registrations.size > 0 ? ', e tirar o registro' : ''}`
    : gap.kind === 'blocker'
      ? `Comprovar ${label}, que hoje segura a nota`
      : findSkillById(gap.skillId)?.kind === 'licence'
        ? `Ter ${label} registrado no currículo`
        : isAlreadyThere(gap, facts)
          ? `Mostrar ${label} em uma experiência, com resultado`
          : `Praticar ${label} e mostrar em uma entrega`;
  const changed = graded.map((skill, index) => (isClosed(skill, index) ? toShown(skill) : skill));
  return [{ action, dimensionId: 'skills', gapId: gap.id, input: { ...readiness, graded: changed } }];
}

function showNarrating({ readiness }: Facts): WhatIf[] {
  const { narrative } = readiness;
  if (!narrative) return [];
  const now = {
    summaryCharacters: narrative.summaryCharacters,
    results: narrative.results.length,
    actions: narrative.actions.length,
  };
  const steps = countNarrativeSteps(narrative);
  const better = (action: string, change: Partial<typeof now>): WhatIf => ({
    action,
    dimensionId: 'narrative',
    input: { ...readiness, narrative: { ...narrative, value: computeNarrativeValue({ ...now, ...change }) } },
  });
  return [
    ...(steps.results > 0
      ? [
          better(`Dar número ou resultado a ${spellCount(steps.results, 'item', 'itens')} do currículo`, {
            results: now.results + steps.results,
          }),
        ]
      : []),
    ...(steps.actions > 0
      ? [
          better(`Começar ${spellCount(steps.actions, 'item', 'itens')} pelo que foi feito`, {
            actions: now.actions + steps.actions,
          }),
        ]
      : []),
    better('Abrir o currículo com um resumo de três linhas', {
      summaryCharacters: Math.max(now.summaryCharacters, NARRATIVE.summary.characters),
    }),
  ];
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The effect of single steps on the readiness score, which is computed again for each change. Largest gain first. */
export function computeChanges(gaps: readonly Gap[], facts: Facts): Change[] {
  const now = scoreReadiness(facts.readiness).value;
  if (now === null) return [];
  return [...gaps.flatMap((gap) => showClosing(gap, facts)), ...showNarrating(facts)]
    .map(({ input, ...change }) => ({
      ...change,
      delta: roundToTenth((scoreReadiness(input).value ?? now) - now),
    }))
    .filter(({ delta }) => delta > 0)
    .toSorted((a, b) => b.delta - a.delta)
    .slice(0, LIMITS.changes);
}
