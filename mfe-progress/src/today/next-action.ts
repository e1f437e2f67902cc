import { chooseNextTask, describeHeld, findSpentTool } from '@aura/shared-career/next-task';
import {
  chooseTaskPlace,
  findHeaviestGap,
  readDiagnosis,
  formatCount,
  JOURNEY_PHASES,
  listJourneySteps,
  makeTaskPlacePath,
  type PlanTask,
  type Profile,
} from '@aura/shared-domain';

/** The one thing to do next. */
export interface NextAction {
  readonly title: string;
  /** Why it is this, and how long it takes where that is known. */
  readonly why: string;
  /** Where it is done, and the words that lead there. */
  readonly path: string;
  readonly way: string;
  /** The task of the plan that it is; null where it is none. */
  readonly taskId: string | null;
}

/**
 * First the diagnosis, then the plan task by task, then what the phase asks for, then a diagnosis of what has changed.
 * What is done in a tool without uses left gives way to what can be done now, and it is said when the tool is back.
 */
export function chooseNextAction(profile: Profile, now: Date): NextAction {
  if (!profile.diagnosticoCompleto)
    return {
      title: 'Fazer o diagnóstico de carreira',
      why: 'O plano, as vagas e o treino partem dele. Seu progresso fica salvo: dá para parar e voltar.',
      path: '/diagnostico-carreira',
      way: 'Fazer o diagnóstico',
      taskId: null,
    };
  const { task, held } = chooseNextTask(profile.careerPlan, profile, now);
  const waits = held ? ` ${describeHeld(held, now)}` : '';
  if (task) {
    const action = makeTaskAction(task, profile);
    return { ...action, why: `${action.why}${waits}` };
  }
  const step = listJourneySteps(profile).find(
    ({ done, path }) => !done && findSpentTool(path, profile, now) === null,
  );
  if (step)
    return {
      title: step.text,
      why: `É o que falta na fase ${profile.journeyPhase}, ${JOURNEY_PHASES[profile.journeyPhase - 1]?.name ?? ''}.${waits}`,
      path: step.path,
      way: 'Começar',
      taskId: null,
    };
  if (held) {
    return {
      title: 'Estudar uma lição',
      why: `As lições não têm limite.${waits}`,
      path: '/micro-learnings',
      way: 'Ver as lições',
      taskId: null,
    };
  }
  return {
    title: 'Rever o diagnóstico',
    why: 'Você concluiu tudo o que o plano pedia. Um diagnóstico novo mostra o que mudou e o que vem agora.',
    path: '/diagnostico-carreira',
    way: 'Refazer o diagnóstico',
    taskId: null,
  };
}

/** From this effort on a gap takes a year or more to close. */
const YEAR_OF_EFFORT = 4;

function makeTaskAction(
  { id, title, gapId, horizon, effortMinutes, tool }: PlanTask,
  profile: Profile,
): NextAction {
  const place = chooseTaskPlace({ tool, gapId });
  const gaps = readDiagnosis(profile)?.gaps ?? [];
  const gap = gaps.find((one) => one.id === gapId);
  const reason = gap
    ? `Aproxima você do que o objetivo pede em “${gap.title}”.`
    : `É a próxima tarefa dos primeiros ${horizon} dias do plano.`;
  // A gap whose tasks are done is no longer named until it is measured again.
  const biggest = findHeaviestGap(
    gaps.filter((one) => profile.careerPlan.some((task) => task.gapId === one.id && !task.completed)),
  );
  // The plan opens with something short, not with what costs most; what takes a year is not done soon.
  const order =
    gap && biggest && gap !== biggest && effortMinutes <= SHORT_MINUTES && gap.effort < YEAR_OF_EFFORT
      ? ` Vem antes de “${biggest.title}”, a maior lacuna, porque dá para fazer logo.`
      : '';
  return {
    title,
    why: `${reason}${order} Leva cerca de ${formatMinutes(effortMinutes)}.`,
    path: makeTaskPlacePath({ id, tool, gapId }),
    way: place !== null ? 'Começar agora' : 'Ver como fazer',
    taskId: id,
  };
}

/** What can be done at one sitting. */
const SHORT_MINUTES = 90;

/** Minutes of one sitting, then whole hours. */
const formatMinutes = (minutes: number): string =>
  minutes <= SHORT_MINUTES
    ? formatCount(minutes, 'minuto', 'minutos')
    : formatCount(Math.round(minutes / 60), 'hora', 'horas');
