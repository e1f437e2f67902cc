import type { OwnContribution } from '@aura/shared-domain';

type Measure = NonNullable<OwnContribution['contribution']>['measures'][number];

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

/** The steps of the funnel in which somebody counts. */
export const stepsInWords = (measures: readonly Measure[]): readonly string[] => held(STEPS, measures);

/** The parts of the engagement index in which they count. */
export const engagementInWords = (measures: readonly Measure[]): readonly string[] => [
  ...held(PARTS, measures),
  ...held(QUARTERS, measures).slice(0, 1),
];

const held = (words: readonly (readonly [Measure, string])[], measures: readonly Measure[]): string[] =>
  words.filter(([measure]) => measures.includes(measure)).map(([, text]) => text);
