import type { Gap, PlanTask } from '@aura/shared-domain';
import type { LessonSummary, Topic } from '../lesson.ts';

/**
 * What a lesson should be about to help with a task that is carried out in a tool, by the tool's address. The mentor is
 * asked about anything, so a task there speaks for no topic.
 */
const TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  '/otimizador-curriculo': ['cv'],
  '/otimizador-linkedin': ['linkedin'],
  '/buscador-vagas': ['jobs'],
  '/simulador-entrevista': ['interview'],
  '/mapeamento-comportamental': ['planning'],
  '/micro-learnings': ['learning'],
};

const listTopicsOfTool = (tool: string | null): readonly Topic[] =>
  tool !== null && Object.hasOwn(TOPICS, tool) ? (TOPICS[tool] ?? []) : [];

/** Something that speaks for a lesson. */
export interface Reason {
  readonly weight: number;
  /** In words, for the person. */
  readonly why: string;
}

/** What a task of the first thirty days weighs: as much as a gap that matters and is quickly closed. */
const TASK_WEIGHT = 0.4;

/** Every gap that the lesson helps to close, by its priority, and the open task that it goes with, the nearest one. */
export const listReasons = (
  lesson: LessonSummary,
  gaps: readonly Gap[],
  plan: readonly PlanTask[],
): readonly Reason[] => [...listGapReasons(lesson, gaps), ...findTaskReason(lesson, plan)];

const listGapReasons = ({ skills }: LessonSummary, gaps: readonly Gap[]): Reason[] =>
  gaps
    .filter(({ skillId }) => skills.includes(skillId))
    .map(({ priority, title }) => ({
      weight: priority,
      why: endSentence(`Ajuda com uma lacuna do seu diagnóstico: ${title}`),
    }));

/** Of many tasks in the same tool one speaks for a lesson: plans differ in length, not in what they are about. */
function findTaskReason({ topics }: LessonSummary, plan: readonly PlanTask[]): Reason[] {
  const [nearest] = plan
    .filter(
      ({ completed, tool }) => !completed && listTopicsOfTool(tool).some((topic) => topics.includes(topic)),
    )
    .toSorted((a, b) => a.horizon - b.horizon);
  if (!nearest) return [];
  const weight = (TASK_WEIGHT * 30) / nearest.horizon;
  return [{ weight, why: endSentence(`Combina com uma tarefa do seu plano: ${nearest.title}`) }];
}

const endSentence = (text: string): string => `${text.replace(/[\s.]+$/u, '')}.`;
