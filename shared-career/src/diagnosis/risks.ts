import { choosePlural, type DiagnosisResult } from '@aura/shared-domain';
import type { Facts } from './facts.ts';
import type { Gap } from './gaps/find.ts';
import { isYearsAway } from './plan/gap-tasks.ts';
import { isOnSite } from './plan/setting.ts';
import { join, quoteLabel, shorten } from '../wording/quote.ts';

/** Under this many hours a week learning from nothing seldom holds. */
const FEW_HOURS = 2;
/** Effort (4: a year, 5: years) that does not fit short horizons. */
const LONG_EFFORT = 4;
const SHORT_MONTHS = 6;

function warnOfTime({ answers }: Facts): string[] {
  const hours = answers.context?.hoursPerWeek;
  if (hours === undefined || hours >= FEW_HOURS) return [];
  return [
    hours === 0
      ? 'Sem tempo reservado na semana, o plano fica só no primeiro passo. Meia hora fixa, sempre no mesmo dia, já muda isso.'
      : `Com ${choosePlural(hours, '1 hora', `${String(hours).replace('.', ',')} h`)} por semana, uma semana perdida pesa. Marcar dia e hora protege o plano.`,
  ];
}

function warnOfHorizon(gaps: readonly Gap[], { answers }: Facts): string[] {
  const months = answers.goal.horizonMonths;
  const long = gaps.filter((gap) => gap.effort >= LONG_EFFORT && gap.kind !== 'differential');
  if (long.length === 0 || months > SHORT_MONTHS) return [];
  return [
    `O prazo é de ${months} meses, e ${join(long.map((gap) => quoteLabel(gap.title)))} costuma levar um ano ou ` +
      'mais. Uma vaga de entrada ou um cargo vizinho pode ser a ponte.',
  ];
}

function warnOfBlockers(gaps: readonly Gap[], plan: DiagnosisResult['plan']): string[] {
  return gaps
    .filter((gap) => gap.kind === 'blocker' && !plan.some((task) => task.gapId === gap.id))
    .map((gap) =>
      isYearsAway(gap)
        ? `${quoteLabel(gap.title)} é condição de entrada e fica para depois dos 90 dias: antes vem o curso.`
        : `${quoteLabel(gap.title)} é condição de entrada e não coube no tempo do plano. Antes de investir em outras ` +
          'frentes, vale saber quanto custa e quanto demora.',
    );
}

function warnOfContract({ answers, goal }: Facts, anchors: DiagnosisResult['anchors']): string[] {
  const wanted = answers.goal.contract;
  const has = (id: string): boolean => anchors.some((anchor) => anchor.id === id);
  if (wanted === 'publicServant' && goal.title !== '')
    return [
      'Concurso depende de edital: a data da prova não é sua. Um plano paralelo de renda tira pressão do estudo.',
    ];
  if (wanted === 'pj' && has('stability'))
    return [
      'Você procura PJ e escolheu estabilidade entre o que mais importa. Uma reserva de alguns meses e o valor ' +
        'de férias e 13º no preço aproximam as duas coisas.',
    ];
  return [];
}

function warnOfPlace({ answers, goal }: Facts): string[] {
  const { workModel } = answers.goal;
  if (!isOnSite(goal.occupation) || (workModel !== 'remote' && workModel !== 'hybrid')) return [];
  const wanted = workModel === 'remote' ? 'trabalho remoto' : 'trabalho híbrido';
  return [
    `Você procura ${wanted}, e ${quoteLabel(goal.title)} costuma ser presencial. Vale decidir o que pesa mais: o modelo ou o cargo.`,
  ];
}

function repeatConstraints({ answers }: Facts): string[] {
  const constraints = answers.goal.constraints.trim();
  return constraints === ''
    ? []
    : [
        `Restrições que você citou: ${quoteLabel(shorten(constraints, 160))}. Confira em cada vaga antes de se candidatar.`,
      ];
}

/** Possible obstacles, each with a way around it. */
export function findRisks(
  gaps: readonly Gap[],
  plan: DiagnosisResult['plan'],
  anchors: DiagnosisResult['anchors'],
  facts: Facts,
): string[] {
  return [
    ...warnOfBlockers(gaps, plan),
    ...warnOfHorizon(gaps, facts),
    ...warnOfTime(facts),
    ...warnOfContract(facts, anchors),
    ...warnOfPlace(facts),
    ...repeatConstraints(facts),
  ];
}
