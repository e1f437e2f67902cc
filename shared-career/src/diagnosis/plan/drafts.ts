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
type ToolRoute =
  | '/otimizador-curriculo'
  | '/otimizador-linkedin'
  | '/buscador-vagas'
  | '/simulador-entrevista'
  | '/mentor-ia'
  | '/micro-learnings';
