import * as v from 'valibot';
import { GRADE_CREDIT } from '@aura/shared-career';
import type { MemberFacts } from '@aura/shared-company';
import {
  computeDay,
  PointEntrySchema,
  PracticeSchema,
  ProfileSchema,
  type DiagnosisResult,
  type PlanTask,
} from '@aura/shared-domain';

/** The fields read of a profile: neither CV nor behavioural mapping, and no purchases. */
export const FACT_FIELDS = ['badges', 'careerPlan', 'lastDiagnosisResult'] as const;

const ProfileFactsSchema = v.pick(v.object(ProfileSchema.entries), FACT_FIELDS);

/** The data read of a person besides the profile. */
export const LearningSchema = v.object({
  profile: ProfileFactsSchema,
  /** Entries of the ledger of points since they joined, also later ones than those that count. */
  entries: v.array(v.pick(PointEntrySchema, ['type', 'target', 'delta', 'at'])),
  /** Days with learning activity; null if there was none. */
  practice: v.nullable(v.pick(PracticeSchema, ['days'])),
  /** Lessons that were completed in the time that counts. */
  lessons: v.array(v.string()),
});
export type Learning = v.InferOutput<typeof LearningSchema>;

/** The period of the facts, both ends included. */
export interface Span {
  readonly joinedAt: Date;
  readonly until: Date;
}

/**
 * The countable facts of a member: their activity from joining until the given time. An earlier diagnosis is ignored,
 * and so is its plan.
 */
export function buildMemberFacts({ profile, entries, practice, lessons }: Learning, span: Span): MemberFacts {
  const gained = entries.filter(({ delta, at }) => delta > 0 && isWithin(at, span));
  // A new CV clears the diagnosis; the badge that the first one earned stays.
  const hasBadge = profile.badges.some(
    ({ id, achievedDate }) => id === 'protagonista_iniciante' && isWithin(new Date(achievedDate), span),
  );
  const diagnosis = findDiagnosis(profile.lastDiagnosisResult, span, hasBadge);
  const plan = diagnosis ? profile.careerPlan : [];
  const isDone = createDoneTest(span.until, entries);
  const done = plan.filter(isDone).length;
  return {
    joinedAt: span.joinedAt,
    isDiagnosed: diagnosis !== null || hasBadge,
    tasks: { total: plan.length, done },
    hasDoneTask: done > 0 || gained.some(({ type }) => type === 'task'),
    activity: [...gained.map(({ at }) => at), ...listDaysWithin(span, practice?.days ?? []).map(computeNoon)],
    ...computeSkills(diagnosis),
    lessons,
  };
}

const isWithin = (at: Date, { joinedAt, until }: Span): boolean => at >= joinedAt && at <= until;

/** A later diagnosis replaces an earlier one, and proves that there was one. */
function findDiagnosis(
  result: DiagnosisResult | null,
  { joinedAt, until }: Span,
  hadOne: boolean,
): DiagnosisResult | null {
  if (!result) return null;
  const madeAt = new Date(result.generatedAt);
  return madeAt >= joinedAt && (madeAt <= until || hadOne) ? result : null;
}

/** Whether a task was completed at an instant: later changes in the ledger are undone. */
function createDoneTest(until: Date, entries: Learning['entries']): (task: PlanTask) => boolean {
  const later = entries
    .filter(({ type, at }) => type === 'task' && at > until)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return ({ id, completed }) => {
    const next = later.find(({ target }) => target === id);
    return next ? next.delta < 0 : completed;
  };
}

/** Nothing is known about the time before the day of joining. */
function listDaysWithin({ joinedAt, until }: Span, days: readonly string[]): readonly string[] {
  const [first, last] = [computeDay(joinedAt), computeDay(until)];
  return days.filter((day) => day > first && day <= last);
}

/**
 * Noon in São Paulo: days are counted in the person's time zone, and noon falls on the same day nearly everywhere.
 */
const computeNoon = (day: string): Date => new Date(`${day}T15:00:00Z`);

const STRENGTH = 'strength-';

function computeSkills(result: DiagnosisResult | null) {
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
