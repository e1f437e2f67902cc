import {
  analytics,
  behaviorRecords,
  callApi,
  consent,
  drafts,
  interviewRecords,
  jobRecords,
  lessonRecords,
  listDiagnoses,
  mentorRecords,
  pointRecords,
  profileUpdates,
  session,
  streamApi,
  toolRuns,
} from './page.ts';
import type { ConsentAnswer, ConsentSource } from './consent/consent.ts';
import type { AnalyticsEvent } from './analytics/events.ts';
import type { SessionState } from './session/state.ts';

/** What remotes may know and do: who is there, the person's own data, the backend. Never the sign-in itself. */

export type { SessionState, SessionUser } from './session/state.ts';
export type { Failure } from './session/for-person.ts';
export type { ProfileTransition } from './profile/profile-updates.ts';
export type { CallOptions } from './api/call-api.ts';
export type { DraftTool } from './drafts/drafts.ts';
export type { ListedBehaviorRecord } from './history-records/behavior-records.ts';
export type { StoredDiagnosis } from './history-records/diagnoses.ts';
export type { ListedInterview } from './history-records/interviews.ts';
export type { ListedJobAlert, ListedSavedJob } from './history-records/job-records.ts';
export type { ListedLessonProgress } from './history-records/lesson-records.ts';
export type { ListedMentorFact, ListedMentorMessage } from './history-records/mentor-records.ts';
export type { ListedPointEntry } from './history-records/point-records.ts';
export type { ListedRun, RunTool, StoredRuns } from './history-records/tool-runs.ts';
export type { AnalyticsEvent } from './analytics/events.ts';
export type { ConsentAnswer, ConsentChoice, ConsentSource } from './consent/consent.ts';
export { useConsent, useSession } from './hooks.ts';
export { guardRoute, type RouteDecision } from './session/guard-route.ts';
export { callApi, listDiagnoses, streamApi };
export const { listRuns, loadRun, deleteRun } = toolRuns;
export const { listSavedJobs, loadSavedJob, deleteSavedJob, listJobAlerts, deleteJobAlert } = jobRecords;
export const { listBehaviorRecords, keepBehaviorRecord, deleteBehaviorRecord } = behaviorRecords;
export const { listInterviews, loadInterview, deleteInterview } = interviewRecords;
export const { listLessonProgress, loadPractice } = lessonRecords;
export const { listMentorMessages, deleteMentorMessage, listMentorFacts, deleteMentorFact } = mentorRecords;
export const { listPointEntries } = pointRecords;

/** The session as it is now. */
export const getSession = (): SessionState => session.getState();

/** Calls the listener after every change; returns the way to stop. */
export const subscribeSession = (listener: () => void): (() => void) => session.subscribe(listener);

export const { updateProfile, refreshProfile } = profileUpdates;
export const { loadDraft, saveDraft, clearDraft } = drafts;

/** Reports an event; without consent nothing is sent, loaded or kept. */
export const track = (event: AnalyticsEvent): void => analytics.track(event);

/** Remembers the answer about cookies, also with the person's data where somebody is signed in. */
export const setConsent = (choice: ConsentAnswer, source: ConsentSource = 'bar'): void =>
  consent.answer(choice, new Date(), source);
