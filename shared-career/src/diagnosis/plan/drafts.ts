import { fill } from '../../wording/quote.ts';

/** A task before it has an id, a place in time and a budget. */
export interface TaskDraft {
  /** Names the action; with the gap it makes the id, so it never changes between diagnoses. */
  readonly action: string;
  readonly gapId: string | null;
  readonly title: string;
  readonly description: string;
  readonly effortMinutes: number;
  readonly tool: ToolRoute | null;
  readonly doneWhen: string;
  readonly evidenceAsked: string;
}

/** Where in Aura a task is carried out. */
export const TOOL_ROUTES = [
  '/otimizador-curriculo',
  '/otimizador-linkedin',
  '/buscador-vagas',
  '/simulador-entrevista',
  '/mentor-ia',
  '/micro-learnings',
] as const;
type ToolRoute = (typeof TOOL_ROUTES)[number];

/** A task as the content says it, with names in braces. */
export interface TaskText {
  readonly title: string;
  readonly description: string;
  readonly minutes?: number;
  readonly tool?: ToolRoute;
  readonly doneWhen: string;
  readonly evidence: string;
}

/** A task, built from a text and the facts about the person. */
export function draftTask(
  text: TaskText,
  own: Pick<TaskDraft, 'action'> & Partial<Pick<TaskDraft, 'gapId' | 'effortMinutes' | 'tool'>>,
  values: Readonly<Record<string, string>> = {},
): TaskDraft {
  return {
    gapId: null,
    effortMinutes: text.minutes ?? 0,
    tool: text.tool ?? null,
    ...own,
    title: fill(text.title, values),
    description: fill(text.description, values),
    doneWhen: fill(text.doneWhen, values),
    evidenceAsked: fill(text.evidence, values),
  };
}
