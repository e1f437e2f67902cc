import { LinkedInAnalysisInputSchema, RESUME_LIMITS } from '@aura/shared-domain';
import * as v from 'valibot';
import { ReadProfileSchema } from './read-profile.ts';

/** Raised whenever a stored draft of the previous shape could no longer be read. */
const SHAPE = 1;

export const STEPS = ['perfil', 'conferencia', 'alvo'] as const;
export type Step = (typeof STEPS)[number];

const { declared, goal } = LinkedInAnalysisInputSchema.entries;

/** What a person has begun: a profile on its way to the analysis. */
const LinkedInStateSchema = v.object({
  shape: v.literal(SHAPE),
  step: v.picklist(STEPS),
  read: v.nullable(ReadProfileSchema),
  /** Name of the file, for the person to recognise it. */
  label: v.pipe(v.string(), v.maxLength(300)),
  pastedText: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.characters)),
  goal,
  declared,
  /** Whether the CV of the profile is compared with. */
  withResume: v.boolean(),
  ownerConfirmed: v.boolean(),
  requestId: v.nullable(v.string()),
});
export type LinkedInState = v.InferOutput<typeof LinkedInStateSchema>;
export type Declared = LinkedInState['declared'];

/** The optimiser before anything is given. @param goal the goal of the profile */
export const createInitialState = (ownGoal: string): LinkedInState => ({
  shape: SHAPE,
  step: 'perfil',
  read: null,
  label: '',
  pastedText: '',
  goal: ownGoal.slice(0, 200),
  declared: { photo: null, cover: null, openToWork: null, customUrl: null },
  withResume: true,
  ownerConfirmed: false,
  requestId: null,
});

/** A stored draft; null if it is missing or unreadable for this version. */
export function parseDraft(stored: unknown): LinkedInState | null {
  const parsed = v.safeParse(LinkedInStateSchema, stored);
  return parsed.success ? parsed.output : null;
}
