import { computeStableHash } from '@aura/shared-career';
import { MENTOR_TASK_PREFIX, type MentorAnswer, type PlanTask } from '@aura/shared-domain';

/** Page for a step without a tool. */
const MENTOR_PATH = '/mentor-ia';
/** Tools in which a step can be done; other links of an answer are for reading. */
const TOOL_PATHS: ReadonlySet<string> = new Set([
  '/diagnostico-carreira',
  '/diagnostico/resultado',
  '/otimizador-curriculo',
  '/otimizador-linkedin',
  '/buscador-vagas',
  '/simulador-entrevista',
  '/mapeamento-comportamental',
  '/micro-learnings',
  '/perfil',
]);

/**
 * The next step of an answer as a task of the plan; null for an answer without one. The same step keeps its id across
 * messages, so that a plan contains it once.
 */
export function findTask({ actions }: MentorAnswer): PlanTask | null {
  const step = actions.find((action) => action.type === 'createTask');
  if (!step) return null;
  const tools = actions.flatMap((action) =>
    action.type === 'open' && TOOL_PATHS.has(action.path) ? [action.path] : [],
  );
  return {
    id: MENTOR_TASK_PREFIX + computeStableHash(`${step.title}\n${step.description}`),
    title: step.title,
    description: step.description,
    horizon: 30,
    effortMinutes: step.minutes,
    tool: tools[0] ?? MENTOR_PATH,
    doneWhen: step.doneWhen,
    evidenceAsked: '',
    gapId: null,
    completed: false,
  };
}
