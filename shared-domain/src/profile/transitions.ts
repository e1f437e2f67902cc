import type { BehaviorResult } from '../behavior/result.ts';
import { BADGES, BadgeIdSchema } from '../badges/catalogue.ts';
import type { DiagnosisResult, DoneTask, PlanTask } from '../diagnosis/result.ts';
import { computeUsagePeriod, type Tool } from '../plans/limits.ts';
import { increment, remove, set, type ProfileChange } from './change.ts';
import { openMentorTasks } from './mentor-tasks.ts';
import type { Notification, Profile } from './profile-schema.ts';
import * as v from 'valibot';

export const POINTS_PER_TASK = 5;
export const POINTS_PER_BADGE = 25;
export const LAST_JOURNEY_PHASE = 5;

/** Every transition returns its partial update, or null if nothing changes. */
export type Transition = ProfileChange | null;

/** Clearing that follows a changed CV or goal. */
const DIAGNOSIS_RESET: ProfileChange = {
  diagnosticoCompleto: set(false),
  lastDiagnosisResult: remove,
  careerPlan: set([]),
};

/** A changed CV resets the diagnosis; an identical one changes nothing. */
export function changeResume(profile: Profile, resumeText: string): Transition {
  return resumeText === profile.resumeText ? null : { resumeText: set(resumeText), ...DIAGNOSIS_RESET };
}

/** A changed primary goal becomes the only one and resets the diagnosis; the same goal changes nothing. */
export function changePrimaryGoal(profile: Profile, goal: string): Transition {
  if (profile.careerProfile.objetivos_carreira[0] === goal) return null;
  return { 'careerProfile.objetivos_carreira': set([goal]), ...DIAGNOSIS_RESET };
}

/** Sets the flag and grants the first badge; only while the diagnostic is not complete. Server only. */
export function completeDiagnosis(profile: Profile, now: Date): Transition {
  if (profile.diagnosticoCompleto) return null;
  return { diagnosticoCompleto: set(true), ...awardBadge(profile, 'protagonista_iniciante', now) };
}

/**
 * Stores a result and its plan. Tasks from conversations stay until they are done. Server only.
 * @param done ids of the completed tasks in the ledger of points, which a cleared plan no longer has
 * @param ever every task that is done, newest first: those that the new plan lacks are not lost with the old one
 */
export function storeDiagnosis(
  profile: Profile,
  result: DiagnosisResult,
  done: ReadonlySet<string>,
  ever: readonly DoneTask[] = [],
): ProfileChange {
  const plan = result.plan.map((task) => ({ ...task, completed: done.has(task.id) }));
  const doneBefore = ever.filter(({ id }) => !plan.some((task) => task.id === id));
  return {
    lastDiagnosisResult: set({ ...result, plan, ...(doneBefore.length > 0 && { doneBefore }) }),
    careerPlan: set([...plan, ...openMentorTasks(profile)]),
  };
}

/** Advances by one, only from the requested phase and at most to the last. */
export function advanceJourneyPhase(profile: Profile, requested: number): Transition {
  const next = profile.journeyPhase + 1;
  if (profile.journeyPhase !== requested || next > LAST_JOURNEY_PHASE) return null;
  return { journeyPhase: set(next) };
}

/** Flips `completed` of one task and moves the points with it. */
export function toggleTask(profile: Profile, taskId: string): Transition {
  const task = profile.careerPlan.find((candidate) => candidate.id === taskId);
  if (!task) return null;
  const flip = (candidate: PlanTask): PlanTask =>
    candidate.id === taskId ? { ...candidate, completed: !candidate.completed } : candidate;
  return {
    careerPlan: set(profile.careerPlan.map(flip)),
    points: increment(task.completed ? -POINTS_PER_TASK : POINTS_PER_TASK),
  };
}

/** Sets the state of one task, even after a change in another tab. */
export function setTaskCompleted(profile: Profile, taskId: string, completed: boolean): Transition {
  const task = profile.careerPlan.find((candidate) => candidate.id === taskId);
  return task?.completed === completed ? null : toggleTask(profile, taskId);
}

/** Adds a badge of the catalogue that is not held yet, and its points. Server only. */
export function awardBadge(profile: Profile, badgeId: string, now: Date): Transition {
  const known = v.safeParse(BadgeIdSchema, badgeId);
  if (!known.success || profile.badges.some((held) => held.id === badgeId)) return null;
  const held = { ...BADGES[known.output], achievedDate: now.toISOString() };
  return { badges: set([...profile.badges, held]), points: increment(POINTS_PER_BADGE) };
}

/** Counts one use in the month of `now`; the first use of a new month starts from zero. Server only. */
export function recordUsage(profile: Profile, tool: Tool, now: Date): ProfileChange {
  const period = computeUsagePeriod(now);
  if (profile.usagePeriod === period) return { [`usageCounts.${tool}`]: increment(1) };
  return { usagePeriod: set(period), usageCounts: set({ [tool]: 1 }) };
}

/** Takes one use in the month of `now` back; null if none was counted. Server only. */
export function revokeUsage(profile: Profile, tool: Tool, now: Date): Transition {
  const used = profile.usagePeriod === computeUsagePeriod(now) ? (profile.usageCounts[tool] ?? 0) : 0;
  return used > 0 ? { [`usageCounts.${tool}`]: increment(-1) } : null;
}

/** Notifications that a profile keeps; the oldest give way. */
export const MAX_NOTIFICATIONS = 100;

/** Appends notifications whose ids are not there yet. Server only. */
export function addNotifications(
  profile: Pick<Profile, 'notifications'>,
  news: readonly Notification[],
): Transition {
  const known = new Set(profile.notifications.map(({ id }) => id));
  const added = news.filter(({ id }) => !known.has(id));
  if (added.length === 0) return null;
  return { notifications: set([...profile.notifications, ...added].slice(-MAX_NOTIFICATIONS)) };
}

/** Marks one notification as read. */
export function markNotificationRead(profile: Profile, id: string): Transition {
  return markRead(profile, (notification) => notification.id === id);
}

/** Marks every notification as read. */
export function markAllNotificationsRead(profile: Profile): Transition {
  return markRead(profile, () => true);
}

function markRead(
  profile: Profile,
  applies: (notification: Profile['notifications'][number]) => boolean,
): Transition {
  const unread = profile.notifications.some((notification) => !notification.read && applies(notification));
  if (!unread) return null;
  const read = profile.notifications.filter((notification) => notification.read || applies(notification));
  return { readNotifications: set(read.map(({ id }) => id)) };
}

/** Keeps the result of a mapping as the newest; the flag is set by the first and stays. */
export function completeBehavioralTest(profile: Profile, result: BehaviorResult): ProfileChange {
  const flag: ProfileChange = profile.behavioralTestCompleted ? {} : { behavioralTestCompleted: set(true) };
  return { ...flag, behavioralResult: set(result) };
}

/** Takes the result away; that there was one stays known. */
export function removeBehavioralResult(profile: Profile): Transition {
  return profile.behavioralResult ? { behavioralResult: set(null) } : null;
}
