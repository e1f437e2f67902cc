import { formatLongDay, type OwnContribution } from '@aura/shared-domain';

type Contribution = NonNullable<OwnContribution['contribution']>;
type Measure = Contribution['measures'][number];

/** Called as in the funnel that the company sees, in its order. */
const STEPS: readonly (readonly [Measure, string])[] = [
  ['activated', 'Aceitaram e participam'],
  ['diagnosed', 'Fizeram o diagnóstico'],
  ['planned', 'Têm um plano'],
  ['firstTask', 'Concluíram a 1ª tarefa'],
  ['retained', 'Seguem depois de 30 dias'],
];

/** Called as the parts of the engagement index. */
const PARTS: readonly (readonly [Measure, string])[] = [
  ['activeMonth', 'Ativas no mês: algum aprendizado em 30 dias (tarefa, selo ou micro-learning).'],
  ['continuous', 'Continuidade: aprendizado em pelo menos duas de quatro semanas.'],
];

/** Most first: who has done half has done a quarter, too. */
const QUARTERS: readonly (readonly [Measure, string])[] = [
  ['allDone', 'Conclusão do plano: todas as tarefas feitas.'],
  ['threeQuartersDone', 'Conclusão do plano: pelo menos três quartos das tarefas feitas.'],
  ['halfDone', 'Conclusão do plano: pelo menos metade das tarefas feitas.'],
  ['quarterDone', 'Conclusão do plano: pelo menos um quarto das tarefas feitas.'],
];

/** The steps of the funnel that include the person. */
export const describeSteps = (measures: readonly Measure[]): readonly string[] => selectHeld(STEPS, measures);

/** The parts of the engagement index in which they count. */
export const describeEngagement = (measures: readonly Measure[]): readonly string[] => [
  ...selectHeld(PARTS, measures),
  ...selectHeld(QUARTERS, measures).slice(0, 1),
];

const selectHeld = (words: readonly (readonly [Measure, string])[], measures: readonly Measure[]): string[] =>
  words.filter(([measure]) => measures.includes(measure)).map(([, text]) => text);

type Skill = Contribution['skills'][number];

/** `Power BI: lacuna, 40 de 100 comprovado`. */
export const describeSkill = ({ label, level, gap }: Skill): string =>
  `${label}: ${gap === null ? '' : 'lacuna, '}${describeProof(level)}`;

function describeProof(level: number): string {
  if (level >= 1) return 'comprovada';
  return level <= 0 ? 'nada comprovado' : `${Math.round(level * 100)} de 100 comprovado`;
}

/** Whether, and from when on, something of the person's own goes into the sums. */
export function describeStanding({ state, countsFrom, inGroup, contribution }: OwnContribution): string {
  switch (state) {
    case 'not_shared':
      return 'Nada. Você escolheu ficar fora dos números do grupo.';
    case 'nothing_kept':
      return 'Nada. Você ainda não contava quando a empresa retirou você da lista.';
    case 'kept':
      return countsFrom === null
        ? 'É o que você somava quando a empresa retirou você da lista. Nada do que veio depois entra.'
        : `É o que você somava quando a empresa retirou você da lista. A partir de ${formatLongDay(new Date(countsFrom))}, ` +
            'no lugar disso, conta o que você fizer agora.';
    case 'counted':
      return contribution === null
        ? 'Nada, por enquanto: não conseguimos ler o que é seu, e por isso nada soma.'
        : 'É o que entra no próximo retrato semanal, se nada mudar até lá.';
    case 'waiting':
      return `O que você faz ainda não conta. ${describeBeginning(countsFrom, inGroup)}${contribution === null ? '' : ' Se fosse hoje, entraria isto:'}`;
  }
}

function describeBeginning(countsFrom: string | null, inGroup: boolean): string {
  const group = 'o seu grupo de cinco pessoas estiver formado';
  if (countsFrom === null) return `Você passa a contar quando ${group}.`;
  const begins = `Você passa a contar a partir de ${formatLongDay(new Date(countsFrom))}, no retrato semanal seguinte`;
  return inGroup ? `${begins}.` : `${begins}, quando ${group}.`;
}
