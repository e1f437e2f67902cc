import * as v from 'valibot';
import { GRADE_CREDIT } from '@aura/shared-career';
import type { MemberFacts } from '@aura/shared-company';
import {
  dayOf,
  PointEntrySchema,
  PracticeSchema,
  ProfileSchema,
  type DiagnosisResult,
} from '@aura/shared-domain';

/** What is read of a profile. Neither CV nor behavioural mapping, and nothing that was bought. */
export const FACT_FIELDS = ['badges', 'careerPlan', 'lastDiagnosisResult'] as const;

const ProfileFactsSchema = v.pick(ProfileSchema, FACT_FIELDS);

/** What is read of a person besides the profile. */
export const LearningSchema = v.object({
  profile: ProfileFactsSchema,
  /** Newest entries of the ledger of points, of those since they joined. */
  entries: v.array(v.pick(PointEntrySchema, ['type', 'delta', 'at'])),
  /** Days on which something was learned; null where nothing ever was. */
  practice: v.nullable(v.pick(PracticeSchema, ['days'])),
  /** Lessons that were completed since. */
  lessons: v.array(v.string()),
});
export type Learning = v.InferOutput<typeof LearningSchema>;

/**
 * What may be counted of a member: what they did since they joined. A diagnosis from before is not looked at, and
 * neither is the plan that came of it.
 */
export function memberFacts({ profile, entries, practice, lessons }: Learning, joinedAt: Date): MemberFacts {
  const gained = entries.filter(({ delta, at }) => delta > 0 && at >= joinedAt);
  const diagnosis = since(profile.lastDiagnosisResult, joinedAt);
  const plan = diagnosis ? profile.careerPlan : [];
  const done = plan.filter(({ completed }) => completed).length;
  return {
    joinedAt,
    // A new CV clears the diagnosis; the badge that the first one earned stays.
    isDiagnosed:
      diagnosis !== null ||
      profile.badges.some(
        ({ id, achievedDate }) => id === 'protagonista_iniciante' && new Date(achievedDate) >= joinedAt,
      ),
    tasks: { total: plan.length, done },
    hasDoneTask: done > 0 || gained.some(({ type }) => type === 'task'),
    activity: [...gained.map(({ at }) => at), ...daysAfter(joinedAt, practice?.days ?? []).map(middleOf)],
    ...skillsOf(diagnosis),
    lessons,
  };
}

const since = (result: DiagnosisResult | null, joinedAt: Date): DiagnosisResult | null =>
  result && new Date(result.generatedAt) >= joinedAt ? result : null;

/** Of the day itself nobody knows what was before. */
function daysAfter(joinedAt: Date, days: readonly string[]): readonly string[] {
  const first = dayOf(joinedAt);
  return days.filter((day) => day > first);
}

/** Noon in São Paulo: days are counted where the person was, and lie on the same day there nearly everywhere. */
const middleOf = (day: string): Date => new Date(`${day}T15:00:00Z`);

const STRENGTH = 'strength-';

function skillsOf(result: DiagnosisResult | null) {
  const gaps = (result?.gaps ?? []).map(({ skillId, grade }) => [skillId, GRADE_CREDIT[grade]] as const);
  const strengths = (result?.strengths ?? [])
    .filter(({ id, evidence }) => id.startsWith(STRENGTH) && evidence.length > 0)
    .map(({ id }) => [id.slice(STRENGTH.length), 1] as const);
  return {
    // A skill that is both has been shown, and could be shown better: the gap says how well.
    levels: Object.fromEntries([...strengths, ...gaps]),
    gaps: Object.fromEntries(gaps.map(([skillId, credit]) => [skillId, 1 - credit])),
  };
}
