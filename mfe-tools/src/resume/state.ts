import { JOB_TEXT_LIMITS, RESUME_LIMITS, RESUME_TEXT_LIMITS } from '@aura/shared-domain';
import { ResumeDraftSchema } from '@aura/shared-career-ui';
import * as v from 'valibot';
import { LookSchema, USUAL_LOOK } from './studio/look.ts';

/** Raised whenever a stored draft of the previous shape could no longer be read. */
const SHAPE = 1;

export const STEPS = ['curriculo', 'conferencia', 'alvo'] as const;
export type Step = (typeof STEPS)[number];

const AcceptedSchema = v.object({
  id: v.string(),
  text: v.pipe(v.string(), v.maxLength(RESUME_TEXT_LIMITS.long)),
});
export type Accepted = v.InferOutput<typeof AcceptedSchema>;

/** What a person has begun: a CV on its way to the analysis, and the suggestions accepted in the last one. */
const OptimizerStateSchema = v.object({
  shape: v.literal(SHAPE),
  step: v.picklist(STEPS),
  resume: v.nullable(ResumeDraftSchema),
  pastedText: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.characters)),
  goal: v.pipe(v.string(), v.maxLength(200)),
  jobText: v.pipe(v.string(), v.maxLength(JOB_TEXT_LIMITS.maximum)),
  /** Id under which this very input was already sent once; a retry with it counts once. */
  requestId: v.nullable(v.string()),
  /** Drafts of before there was a choice have the usual page. */
  look: v.optional(LookSchema, USUAL_LOOK),
  work: v.nullable(v.object({ runId: v.string(), accepted: v.array(AcceptedSchema) })),
});
export type OptimizerState = v.InferOutput<typeof OptimizerStateSchema>;

/** The optimiser before anything is given. @param goal the goal of the profile */
export const createInitialState = (goal: string): OptimizerState => ({
  shape: SHAPE,
  step: 'curriculo',
  resume: null,
  pastedText: '',
  goal: goal.slice(0, 200),
  jobText: '',
  requestId: null,
  look: USUAL_LOOK,
  work: null,
});

/** A stored draft; null if it is missing or unreadable for this version. */
export function parseDraft(stored: unknown): OptimizerState | null {
  const parsed = v.safeParse(OptimizerStateSchema, stored);
  return parsed.success ? parsed.output : null;
}
