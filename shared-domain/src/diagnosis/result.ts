import * as v from 'valibot';
import { EvidenceSchema, ScoreSchema } from '../score/score.ts';
import { DiagnosisVariantSchema } from './answers.ts';

/** How a requirement of the goal is met, strongest first. */
export const GradeSchema = v.picklist(['proven', 'listed', 'inferred', 'adjacent', 'declared', 'absent']);
export type Grade = v.InferOutput<typeof GradeSchema>;

export const StrengthSchema = v.object({
  id: v.string(),
  title: v.string(),
  why: v.string(),
  evidence: v.array(EvidenceSchema),
});
export type Strength = v.InferOutput<typeof StrengthSchema>;

export const GapSchema = v.object({
  id: v.string(),
  skillId: v.string(),
  title: v.string(),
  kind: v.picklist(['blocker', 'important', 'differential']),
  grade: GradeSchema,
  /** Weight of the skill in the goal, 0 to 1. */
  impact: v.number(),
  /** 1 (days) to 5 (years). */
  effort: v.number(),
  priority: v.number(),
  why: v.string(),
  adjacentEvidence: v.array(EvidenceSchema),
});
export type Gap = v.InferOutput<typeof GapSchema>;

/** A task of the plan. */
export interface PlanTask {
  /** A hash of gap and action: the same task keeps it over diagnoses. */
  readonly id: string;
  /** Portuguese. */
  readonly title: string;
  /** The action. */
  readonly description: string;
  /** Days from the diagnosis. */
  readonly horizon: 30 | 60 | 90;
  /** How long it takes. */
  readonly effortMinutes: number;
  /** Page of the product that helps with it. */
  readonly tool: string | null;
  /** How one knows that it is done. */
  readonly doneWhen: string;
  /** The required proof. */
  readonly evidenceAsked: string;
  /** The gap that it closes. */
  readonly gapId: string | null;
  /** Ticked off. */
  readonly completed: boolean;
}

export const PlanTaskSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  horizon: v.picklist([30, 60, 90]),
  effortMinutes: v.number(),
  tool: v.nullable(v.string()),
  doneWhen: v.string(),
  evidenceAsked: v.string(),
  gapId: v.nullable(v.string()),
  completed: v.boolean(),
}) satisfies v.GenericSchema<unknown, PlanTask>;

/** A task that is done, of a plan that has given way to another. */
const DoneTaskSchema = v.object({ id: v.string(), title: v.string() });
export type DoneTask = v.InferOutput<typeof DoneTaskSchema>;

export const PathSchema = v.object({
  occupationId: v.string(),
  title: v.string(),
  kind: v.picklist(['near', 'stretch']),
  /** 0 same work … 1 nothing in common. */
  distance: v.number(),
  sharedSkills: v.array(v.string()),
  missingSkills: v.array(v.string()),
  why: v.string(),
});

export const InterestProfileSchema = v.object({
  /** Mean agreement per RIASEC letter, 1 to 5. */
  means: v.record(v.string(), v.number()),
  /** Three letters; null if the interests are too similar. */
  code: v.nullable(v.string()),
  differentiation: v.number(),
  sentence: v.string(),
});

export const DiagnosisResultSchema = v.object({
  version: v.string(),
  variant: DiagnosisVariantSchema,
  /** ISO 8601, UTC. */
  generatedAt: v.string(),
  inputHash: v.string(),
  goal: v.object({
    title: v.string(),
    occupationId: v.nullable(v.string()),
    /** The title of the occupation that it was measured as, where that is not its own. */
    measuredAs: v.optional(v.string()),
    /** What the level in the title asks for, and how far the CV is from it. */
    level: v.optional(v.string()),
    horizonMonths: v.number(),
  }),
  readiness: ScoreSchema,
  interests: v.nullable(InterestProfileSchema),
  anchors: v.array(v.object({ id: v.string(), label: v.string(), wins: v.number() })),
  strengths: v.array(StrengthSchema),
  gaps: v.array(GapSchema),
  paths: v.array(PathSchema),
  plan: v.array(PlanTaskSchema),
  /** Tasks that are done and were of earlier plans, newest first; added where the result is stored. */
  doneBefore: v.optional(v.array(DoneTaskSchema)),
  risks: v.array(v.string()),
  whatWouldChange: v.array(
    v.object({
      action: v.string(),
      delta: v.number(),
      dimensionId: v.string(),
      /** The gap that it closes, if it closes one. */
      gapId: v.optional(v.string()),
    }),
  ),
  notices: v.array(v.string()),
});
export type DiagnosisResult = v.InferOutput<typeof DiagnosisResultSchema>;
