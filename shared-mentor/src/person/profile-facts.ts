import { formatDay, choosePlural, listOpenGaps, mayBeSoldTo, readDiagnosis } from '@aura/shared-domain';
import type { PersonFact, PlanTask, Profile } from '@aura/shared-domain';
import { findBannedClaims } from '../claims/claims.ts';
import { findSensitive } from '../safety/index.ts';
import type { FactKey, KnownFact } from './known-facts.ts';
import { formatAge, formatFeminineCount, quoteTitle, shortenWords } from './short-texts.ts';

/** Whether an answer may repeat a person's text: nothing sensitive, and no forbidden statement. */
export const isSayable = (text: string): boolean =>
  findSensitive(text) === null && findBannedClaims(text).length === 0;

/** Makes facts of one origin; nothing for an empty value or one that an answer may not repeat. */
export const factsFrom =
  (origin: PersonFact['origin']) =>
  (key: FactKey, id: string, value: string, text: (value: string) => string): KnownFact[] =>
    value === '' || !isSayable(value) ? [] : [{ key, value, fact: { id, text: text(value), origin } }];

/** What the person aims at: the goal of the diagnosis, or the one of the profile. */
export function readGoalFacts(profile: Profile): KnownFact[] {
  const { careerProfile } = profile;
  const goal = readDiagnosis(profile)?.goal;
  const fact = factsFrom('goal');
  const title = goal?.title || (careerProfile.objetivos_carreira?.[0] ?? '');
  const months = goal?.horizonMonths ?? 0;
  return [
    ...fact('goal', 'goal', quoteTitle(title), (value) => `Objetivo: ${value}`),
    ...fact(
      'horizon',
      'goal.horizon',
      months > 0 && title !== '' ? `${months} meses` : '',
      (value) => `Prazo do objetivo: ${value}`,
    ),
  ];
}

/** What the last diagnosis found. */
export function readDiagnosisFacts(profile: Profile, now: Date): KnownFact[] {
  const result = readDiagnosis(profile);
  if (!result) return [];
  const fact = factsFrom('diagnosis');
  const made = new Date(result.generatedAt);
  const age = formatAge(made, now);
  const of = age === '' ? 'Diagnóstico' : `Diagnóstico de ${formatDay(made)}`;
  const gaps = listOpenGaps(result.gaps, profile.careerPlan);
  const [first, second] = gaps.toSorted((a, b) => b.priority - a.priority);
  const { value } = result.readiness;
  return [
    ...fact(
      'topGap',
      'diagnosis.topGap',
      shortenWords(first?.title ?? ''),
      (gap) => `${of}: a lacuna de maior prioridade é ${gap}`,
    ),
    ...fact(
      'readiness',
      'diagnosis.readiness',
      value === null ? '' : `${Math.round(value)} de 100`,
      (points) => `${of}: prontidão de ${points}`,
    ),
    ...fact(
      'strength',
      'diagnosis.strength',
      quoteTitle(result.strengths[0]?.title ?? ''),
      (title) => `${of}: uma força é ${title}`,
    ),
    ...fact(
      'secondGap',
      'diagnosis.secondGap',
      shortenWords(second?.title ?? ''),
      (gap) => `${of}: a segunda lacuna é ${gap}`,
    ),
    ...fact('diagnosisAge', 'diagnosis.age', age, () => `${of} é o mais recente`),
  ];
}

/** Who takes care of the plan, if it is a company: such a person is told of no plan to buy. */
export const readPayerFacts = (profile: Profile, now: Date): KnownFact[] =>
  factsFrom('plan')(
    'payer',
    'plan.payer',
    mayBeSoldTo(profile, now) ? '' : 'sua empresa',
    (payer) => `Quem cuida do plano: ${payer}`,
  );

/** Progress of the plan. */
export function readPlanFacts({ careerPlan }: Profile): KnownFact[] {
  const fact = factsFrom('plan');
  const open = careerPlan.filter(({ completed }) => !completed).toSorted((a, b) => a.horizon - b.horizon);
  const done = careerPlan.length - open.length;
  return [
    ...fact(
      'dueTask',
      `plan.task.${open[0]?.id ?? ''}`,
      quoteTask(open[0]),
      (title) => `Próxima tarefa do plano: ${title}`,
    ),
    ...fact(
      'openTasks',
      'plan.open',
      formatFeminineCount(open.length, 'tarefa', 'tarefas'),
      (count) => `Plano: ${count} por fazer`,
    ),
    ...fact(
      'doneTasks',
      'plan.done',
      formatFeminineCount(done, 'tarefa', 'tarefas'),
      (count) => `Plano: ${count} já ${choosePlural(done, 'feita', 'feitas')}`,
    ),
  ];
}

const quoteTask = (task: PlanTask | undefined): string => quoteTitle(task?.title ?? '');
