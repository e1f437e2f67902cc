import {
  CompanyAuditExportRequestSchema,
  CompanyAuditExportResponseSchema,
  CompanyAuditRequestSchema,
  CompanyAuditResponseSchema,
} from './audit.ts';
import {
  AcceptManagingRequestSchema,
  ManagerChangedSchema,
  ManagerChangeRequestSchema,
  ManagingAcceptedSchema,
} from './managers.ts';
import {
  AcceptInvitationRequestSchema,
  InvitationPreviewRequestSchema,
  InvitationPreviewResponseSchema,
  MembershipChangeRequestSchema,
  MembershipsResponseSchema,
  OwnContributionRequestSchema,
  OwnContributionSchema,
} from './membership.ts';
import {
  CompanyExportRequestSchema,
  CompanyOverviewRequestSchema,
  CompanyOverviewResponseSchema,
  CompanySnapshotsResponseSchema,
} from './overview.ts';
import {
  CompanyImportRequestSchema,
  CompanyImportResponseSchema,
  CompanyInviteRequestSchema,
  CompanyInviteResponseSchema,
  CompanyPeopleRequestSchema,
  CompanyPeopleResponseSchema,
  CompanyPersonChangedSchema,
  CompanyPersonChangeRequestSchema,
  CompanyPersonRemoveRequestSchema,
  CompanyRemindRequestSchema,
  CompanyRemindResponseSchema,
} from './people.ts';
import {
  FollowUpRequestSchema,
  FollowUpResponseSchema,
  ManagersResponseSchema,
  ProgrammeEndRequestSchema,
  ProgrammeMadeSchema,
  ProgrammeRequestSchema,
  ProgrammesResponseSchema,
} from './programmes.ts';
import {
  CompanyChangedSchema,
  CompanyMinimumsRequestSchema,
  CompanySettingsResponseSchema,
  DepartmentRemoveRequestSchema,
  DepartmentRenameRequestSchema,
  DomainChangedSchema,
  DomainChangeRequestSchema,
} from './settings.ts';
import {
  OwnPulsesResponseSchema,
  PulseAnswerRequestSchema,
  PulseCancelRequestSchema,
  PulseChangedSchema,
  PulseNewsRequestSchema,
  PulseNewsResponseSchema,
  PulseOpenRequestSchema,
  PulsesResponseSchema,
} from './pulse.ts';
import { CompanyTableRequestSchema, CompanyTableResponseSchema } from './table.ts';
import { type AnyEndpoint, NO_BODY } from '../endpoint.ts';

export const companyOverviewEndpoint = {
  method: 'GET',
  path: '/company/overview',
  auth: 'person',
  request: CompanyOverviewRequestSchema,
  response: CompanyOverviewResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyExportEndpoint = {
  method: 'POST',
  path: '/company/exports',
  auth: 'person',
  request: CompanyExportRequestSchema,
  response: CompanyOverviewResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyTableEndpoint = {
  method: 'POST',
  path: '/company/table',
  auth: 'person',
  request: CompanyTableRequestSchema,
  response: CompanyTableResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const companyPulsesEndpoint = {
  method: 'GET',
  path: '/company/pulses',
  auth: 'person',
  request: NO_BODY,
  response: PulsesResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const companyPulseOpenEndpoint = {
  method: 'POST',
  path: '/company/pulses/open',
  auth: 'person',
  request: PulseOpenRequestSchema,
  response: PulseChangedSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyPulseCancelEndpoint = {
  method: 'POST',
  path: '/company/pulses/cancel',
  auth: 'person',
  request: PulseCancelRequestSchema,
  response: PulseChangedSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const ownPulsesEndpoint = {
  method: 'GET',
  path: '/memberships/pulses',
  auth: 'person',
  request: NO_BODY,
  response: OwnPulsesResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const pulseAnswerEndpoint = {
  method: 'POST',
  path: '/memberships/pulses/answer',
  auth: 'person',
  request: PulseAnswerRequestSchema,
  response: OwnPulsesResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const pulseNewsEndpoint = {
  method: 'POST',
  path: '/memberships/pulses/news',
  auth: 'person',
  request: PulseNewsRequestSchema,
  response: PulseNewsResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyPeopleEndpoint = {
  method: 'POST',
  path: '/company/people/list',
  auth: 'person',
  request: CompanyPeopleRequestSchema,
  response: CompanyPeopleResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyInviteEndpoint = {
  method: 'POST',
  path: '/company/invites',
  auth: 'person',
  request: CompanyInviteRequestSchema,
  response: CompanyInviteResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyImportEndpoint = {
  method: 'POST',
  path: '/company/members/import',
  auth: 'person',
  request: CompanyImportRequestSchema,
  response: CompanyImportResponseSchema,
  timeoutMs: 60_000,
} as const satisfies AnyEndpoint;

export const companyPersonChangeEndpoint = {
  method: 'POST',
  path: '/company/people/change',
  auth: 'person',
  request: CompanyPersonChangeRequestSchema,
  response: CompanyPersonChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyPersonRemoveEndpoint = {
  method: 'POST',
  path: '/company/people/remove',
  auth: 'person',
  request: CompanyPersonRemoveRequestSchema,
  response: CompanyChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyRemindEndpoint = {
  method: 'POST',
  path: '/company/reminders',
  auth: 'person',
  request: CompanyRemindRequestSchema,
  response: CompanyRemindResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companySettingsEndpoint = {
  method: 'GET',
  path: '/company/settings',
  auth: 'person',
  request: NO_BODY,
  response: CompanySettingsResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyDepartmentRenameEndpoint = {
  method: 'POST',
  path: '/company/departments/rename',
  auth: 'person',
  request: DepartmentRenameRequestSchema,
  response: CompanyChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyDepartmentRemoveEndpoint = {
  method: 'POST',
  path: '/company/departments/remove',
  auth: 'person',
  request: DepartmentRemoveRequestSchema,
  response: CompanyChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyMinimumsEndpoint = {
  method: 'POST',
  path: '/company/minimums',
  auth: 'person',
  request: CompanyMinimumsRequestSchema,
  response: CompanyChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyDomainChangeEndpoint = {
  method: 'POST',
  path: '/company/domains/change',
  auth: 'person',
  request: DomainChangeRequestSchema,
  response: DomainChangedSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyAuditEndpoint = {
  method: 'GET',
  path: '/company/audit',
  auth: 'person',
  request: CompanyAuditRequestSchema,
  response: CompanyAuditResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyAuditExportEndpoint = {
  method: 'POST',
  path: '/company/audit/export',
  auth: 'person',
  request: CompanyAuditExportRequestSchema,
  response: CompanyAuditExportResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const companySnapshotsEndpoint = {
  method: 'POST',
  path: '/operations/company-snapshots',
  auth: 'person',
  request: NO_BODY,
  response: CompanySnapshotsResponseSchema,
  timeoutMs: 60_000,
} as const satisfies AnyEndpoint;

export const invitationPreviewEndpoint = {
  method: 'POST',
  path: '/invites/preview',
  auth: 'none',
  request: InvitationPreviewRequestSchema,
  response: InvitationPreviewResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const invitationAcceptEndpoint = {
  method: 'POST',
  path: '/invites/accept',
  auth: 'person',
  request: AcceptInvitationRequestSchema,
  response: MembershipsResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const membershipsEndpoint = {
  method: 'GET',
  path: '/memberships',
  auth: 'person',
  request: NO_BODY,
  response: MembershipsResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const membershipContributionEndpoint = {
  method: 'GET',
  path: '/memberships/contribution',
  auth: 'person',
  request: OwnContributionRequestSchema,
  response: OwnContributionSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const membershipChangeEndpoint = {
  method: 'POST',
  path: '/memberships/change',
  auth: 'person',
  request: MembershipChangeRequestSchema,
  response: MembershipsResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyFollowUpEndpoint = {
  method: 'POST',
  path: '/company/alerts/follow-up',
  auth: 'person',
  request: FollowUpRequestSchema,
  response: FollowUpResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyProgrammesEndpoint = {
  method: 'GET',
  path: '/company/programmes',
  auth: 'person',
  request: NO_BODY,
  response: ProgrammesResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyProgrammeCreateEndpoint = {
  method: 'POST',
  path: '/company/programmes/create',
  auth: 'person',
  request: ProgrammeRequestSchema,
  response: ProgrammeMadeSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyProgrammeEndEndpoint = {
  method: 'POST',
  path: '/company/programmes/end',
  auth: 'person',
  request: ProgrammeEndRequestSchema,
  response: CompanyChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const companyManagerChangeEndpoint = {
  method: 'POST',
  path: '/company/managers/change',
  auth: 'person',
  request: ManagerChangeRequestSchema,
  response: ManagerChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const managingAcceptEndpoint = {
  method: 'POST',
  path: '/invites/accept-managing',
  auth: 'person',
  request: AcceptManagingRequestSchema,
  response: ManagingAcceptedSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const companyManagersEndpoint = {
  method: 'GET',
  path: '/company/managers',
  auth: 'person',
  request: NO_BODY,
  response: ManagersResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;
