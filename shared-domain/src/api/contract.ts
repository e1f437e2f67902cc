import * as v from 'valibot';
import { AccountDeletedSchema, AccountExportSchema } from './account.ts';
import {
  BadgeCredentialRequestSchema,
  BadgeCredentialResponseSchema,
  BadgeKeysResponseSchema,
  VerifyBadgeRequestSchema,
  VerifyBadgeResponseSchema,
} from './badges.ts';
import {
  BillingCatalogueResponseSchema,
  BillingStatusRequestSchema,
  BillingStatusResponseSchema,
  CreatePaymentIntentRequestSchema,
  CreatePaymentIntentResponseSchema,
  CreatePortalSessionRequestSchema,
  CreatePortalSessionResponseSchema,
} from './billing.ts';
import { COMPANY_ENDPOINTS } from './company/endpoints.ts';
import { ContactRequestSchema, ContactResponseSchema } from './contact.ts';
import { DiagnosisRequestSchema, DiagnosisResponseSchema } from './diagnosis.ts';
import {
  AlertNewsRequestSchema,
  AlertNewsResponseSchema,
  ChangedSchema,
  ChangeSavedJobRequestSchema,
  CheckAlertsRequestSchema,
  CheckAlertsResponseSchema,
  JobPostingRequestSchema,
  JobPostingResponseSchema,
  JobSearchRequestSchema,
  JobSearchResponseSchema,
  SaveAlertRequestSchema,
  SaveJobsRequestSchema,
  SaveJobsResponseSchema,
} from './jobs.ts';
import { CheckInsightsRequestSchema, CheckInsightsResponseSchema } from './insights.ts';
import {
  AnswerLessonRequestSchema,
  AnswerLessonResponseSchema,
  CompleteLessonRequestSchema,
  CompleteLessonResponseSchema,
} from './lessons.ts';
import {
  AnswerInterviewRequestSchema,
  AnswerInterviewResponseSchema,
  FinishInterviewRequestSchema,
  FinishInterviewResponseSchema,
  StartInterviewRequestSchema,
  StartInterviewResponseSchema,
} from './interview.ts';
import {
  AddTaskRequestSchema,
  AddTaskResponseSchema,
  MentorStatusRequestSchema,
  MentorStatusResponseSchema,
  SaveFactRequestSchema,
  SaveFactResponseSchema,
} from './mentor.ts';
import { OPERATIONS_ENDPOINTS } from './operations/endpoints.ts';
import {
  LinkedInRunRequestSchema,
  LinkedInRunResponseSchema,
  ResumeRunRequestSchema,
  ResumeRunResponseSchema,
} from './tools.ts';
import { TelemetryRequestSchema, TelemetryResponseSchema } from './telemetry.ts';

/** Region of every function; the client library's default would be another one. */
export const FUNCTIONS_REGION = 'southamerica-east1';

/** Largest request body that the backend reads, bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Name of the parameter in which a GET carries what it asks with. */
export const REQUEST_PARAMETER = 'request';

const NoBodySchema = v.undefined();

/**
 * The calls of the backend: how each is made, on whose behalf and what goes in and out. What a GET asks with goes as
 * JSON in the parameter {@link REQUEST_PARAMETER}; `{name}` in a path stands for that field of the request. `auth` is `person` where
 * the call carries the token of somebody who is signed in, and `none` where it is made without asking who is there.
 */
export const ENDPOINTS = {
  diagnosis: {
    method: 'POST',
    path: '/diagnosis',
    auth: 'person',
    request: DiagnosisRequestSchema,
    response: DiagnosisResponseSchema,
    timeoutMs: 30_000,
  },
  resumeRun: {
    method: 'POST',
    path: '/tools/resume',
    auth: 'person',
    request: ResumeRunRequestSchema,
    response: ResumeRunResponseSchema,
    timeoutMs: 30_000,
  },
  linkedinRun: {
    method: 'POST',
    path: '/tools/linkedin',
    auth: 'person',
    request: LinkedInRunRequestSchema,
    response: LinkedInRunResponseSchema,
    timeoutMs: 30_000,
  },
  jobSearch: {
    method: 'GET',
    path: '/jobs',
    auth: 'person',
    request: JobSearchRequestSchema,
    response: JobSearchResponseSchema,
    timeoutMs: 30_000,
  },
  jobPosting: {
    method: 'GET',
    path: '/jobs/posting',
    auth: 'person',
    request: JobPostingRequestSchema,
    response: JobPostingResponseSchema,
    timeoutMs: 20_000,
  },
  jobsSave: {
    method: 'POST',
    path: '/jobs/saved',
    auth: 'person',
    request: SaveJobsRequestSchema,
    response: SaveJobsResponseSchema,
    timeoutMs: 20_000,
  },
  savedJobChange: {
    method: 'POST',
    path: '/jobs/saved/change',
    auth: 'person',
    request: ChangeSavedJobRequestSchema,
    response: ChangedSchema,
    timeoutMs: 15_000,
  },
  alertSave: {
    method: 'POST',
    path: '/jobs/alerts',
    auth: 'person',
    request: SaveAlertRequestSchema,
    response: ChangedSchema,
    timeoutMs: 15_000,
  },
  alertsCheck: {
    method: 'POST',
    path: '/jobs/alerts/check',
    auth: 'person',
    request: CheckAlertsRequestSchema,
    response: CheckAlertsResponseSchema,
    timeoutMs: 30_000,
  },
  alertNews: {
    method: 'GET',
    path: '/jobs/alerts/news',
    auth: 'person',
    request: AlertNewsRequestSchema,
    response: AlertNewsResponseSchema,
    timeoutMs: 20_000,
  },
  interviewStart: {
    method: 'POST',
    path: '/interview',
    auth: 'person',
    request: StartInterviewRequestSchema,
    response: StartInterviewResponseSchema,
    timeoutMs: 20_000,
  },
  interviewAnswer: {
    method: 'POST',
    path: '/interview/{id}/answer',
    auth: 'person',
    request: AnswerInterviewRequestSchema,
    response: AnswerInterviewResponseSchema,
    timeoutMs: 30_000,
  },
  interviewFinish: {
    method: 'POST',
    path: '/interview/{id}/finish',
    auth: 'person',
    request: FinishInterviewRequestSchema,
    response: FinishInterviewResponseSchema,
    timeoutMs: 20_000,
  },
  mentorStatus: {
    method: 'GET',
    path: '/mentor/status',
    auth: 'person',
    request: MentorStatusRequestSchema,
    response: MentorStatusResponseSchema,
    timeoutMs: 15_000,
  },
  mentorFactSave: {
    method: 'POST',
    path: '/mentor/facts',
    auth: 'person',
    request: SaveFactRequestSchema,
    response: SaveFactResponseSchema,
    timeoutMs: 15_000,
  },
  mentorTaskAdd: {
    method: 'POST',
    path: '/mentor/tasks',
    auth: 'person',
    request: AddTaskRequestSchema,
    response: AddTaskResponseSchema,
    timeoutMs: 15_000,
  },
  lessonComplete: {
    method: 'POST',
    path: '/lessons/{slug}/complete',
    auth: 'person',
    request: CompleteLessonRequestSchema,
    response: CompleteLessonResponseSchema,
    timeoutMs: 15_000,
  },
  lessonAnswer: {
    method: 'POST',
    path: '/lessons/{slug}/answers',
    auth: 'person',
    request: AnswerLessonRequestSchema,
    response: AnswerLessonResponseSchema,
    timeoutMs: 15_000,
  },
  badgeCredential: {
    method: 'POST',
    path: '/badges/{badge}/credential',
    auth: 'person',
    request: BadgeCredentialRequestSchema,
    response: BadgeCredentialResponseSchema,
    timeoutMs: 15_000,
  },
  badgeVerify: {
    method: 'POST',
    path: '/badges/verify',
    auth: 'none',
    request: VerifyBadgeRequestSchema,
    response: VerifyBadgeResponseSchema,
    timeoutMs: 15_000,
  },
  badgeKeys: {
    method: 'GET',
    path: '/badges/keys',
    auth: 'none',
    request: NoBodySchema,
    response: BadgeKeysResponseSchema,
    timeoutMs: 10_000,
  },
  billingCatalogue: {
    method: 'GET',
    path: '/billing/catalogue',
    auth: 'none',
    request: NoBodySchema,
    response: BillingCatalogueResponseSchema,
    timeoutMs: 10_000,
  },
  billingStatus: {
    method: 'GET',
    path: '/billing/status',
    auth: 'person',
    request: BillingStatusRequestSchema,
    response: BillingStatusResponseSchema,
    timeoutMs: 15_000,
  },
  paymentIntent: {
    method: 'POST',
    path: '/create-payment-intent',
    auth: 'person',
    request: CreatePaymentIntentRequestSchema,
    response: CreatePaymentIntentResponseSchema,
    timeoutMs: 30_000,
  },
  portalSession: {
    method: 'POST',
    path: '/create-customer-portal-session',
    auth: 'person',
    request: CreatePortalSessionRequestSchema,
    response: CreatePortalSessionResponseSchema,
    timeoutMs: 20_000,
  },
  ...COMPANY_ENDPOINTS,
  insightsCheck: {
    method: 'POST',
    path: '/insights/check',
    auth: 'person',
    request: CheckInsightsRequestSchema,
    response: CheckInsightsResponseSchema,
    timeoutMs: 15_000,
  },
  contact: {
    method: 'POST',
    path: '/contact',
    auth: 'none',
    request: ContactRequestSchema,
    response: ContactResponseSchema,
    timeoutMs: 15_000,
  },
  telemetry: {
    method: 'POST',
    path: '/telemetry',
    auth: 'none',
    request: TelemetryRequestSchema,
    response: TelemetryResponseSchema,
    timeoutMs: 10_000,
  },
  ...OPERATIONS_ENDPOINTS,
  accountExport: {
    method: 'GET',
    path: '/account/export',
    auth: 'person',
    request: NoBodySchema,
    response: AccountExportSchema,
    timeoutMs: 60_000,
  },
  accountDelete: {
    method: 'DELETE',
    path: '/account',
    auth: 'person',
    request: NoBodySchema,
    response: AccountDeletedSchema,
    timeoutMs: 60_000,
  },
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
export type RequestOf<N extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[N]['request']>;
export type ResponseOf<N extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[N]['response']>;
