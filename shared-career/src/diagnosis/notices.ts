import type { DiagnosisVariant, Score } from '@aura/shared-domain';
import type { Facts } from './facts.ts';
import { findAnswerInstructions } from './sources/answers.ts';
import { quoteLabel, shorten } from '../wording/quote.ts';

const hasAnything = ({ answers }: Facts): boolean =>
  answers.resume !== null || answers.selfRatings.length > 0 || answers.hiddenExperiences.length > 0;

function noteGoal({ goal, answers }: Facts): string[] {
  if (goal.title === '')
    return [
      'Sem um cargo definido, este diagnóstico é de exploração: mostra o que você já tem e caminhos possíveis, sem nota de prontidão.',
    ];
  if (goal.occupation) return [];
  if (goal.skills.length > 0)
    return [
      `${quoteLabel(goal.title)} ainda não está na nossa lista de ocupações; as competências vieram das vagas que você colou.`,
    ];
  return answers.goal.referenceJobs.length > 0
    ? [
        `As vagas coladas não têm requisitos legíveis o bastante para medir a prontidão em ${quoteLabel(goal.title)}. ` +
          'Anúncios com a lista de exigências funcionam melhor.',
      ]
    : [
        `${quoteLabel(goal.title)} ainda não está na nossa lista de ocupações. ` +
          'Cole até três vagas desse cargo e o diagnóstico passa a usar as exigências delas.',
      ];
}

function noteInstructions(facts: Facts): string[] {
  const found = [...(facts.cv?.instructions ?? []), ...findAnswerInstructions(facts.answers)];
  const [first] = found;
  return first
    ? [
        `Há frases que parecem instruções para um sistema (${quoteLabel(shorten(first, 80))}). Elas não mudaram nenhum ` +
          'número; se não foi você quem escreveu, confira o arquivo.',
      ]
    : [];
}

function noteCoverage(variant: DiagnosisVariant, readiness: Score, facts: Facts): string[] {
  if (!hasAnything(facts))
    return [
      'Ainda não há currículo, experiências nem autoavaliação. Sem isso não aponto forças nem lacunas: o resultado ganha corpo a cada etapa respondida.',
    ];
  if (variant === 'quick')
    return [
      'Versão rápida: olha o objetivo, o currículo e até seis competências. A completa soma interesses, valores e experiências que não estão no currículo.',
    ];
  if (readiness.value === null || readiness.coverage === 1) return [];
  return [
    `A prontidão usa ${Math.round(readiness.coverage * 100)}% dos critérios; o restante ainda não tem dados e não conta contra você.`,
  ];
}

/** Notes for the person about how the result was computed. */
export function findNotices(variant: DiagnosisVariant, readiness: Score, facts: Facts): string[] {
  return [
    ...noteGoal(facts),
    ...noteCoverage(variant, readiness, facts),
    ...facts.interests.notices,
    ...noteInstructions(facts),
  ];
}
