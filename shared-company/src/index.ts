export { ClosingAnswerSchema, type ClosingAnswer, type CompanyContents } from './closing/closing-answer.ts';
export { computeContribution, type MemberFacts } from './contribution/compute-contribution.ts';
export {
  ContributionSchema,
  MEASURES,
  type Contribution,
  type Measure,
} from './contribution/contribution-schema.ts';
export { closeGroups, type ClosedGroup, type Waiting } from './groups/close-groups.ts';
export { findCountedMailbox, isOpenDomain, listProvenDomains } from './groups/mailbox.ts';
export {
  addManagerClaims,
  removeManagerClaims,
  readCompanyClaim,
  MANAGER,
} from './managers/manager-claims.ts';
export { countPulse, type UnitAnswers } from './pulse/count-pulse.ts';
export {
  PulseSumsSchema,
  StoredPulseAnswerSchema,
  StoredPulseSchema,
  type PulseSums,
  type StoredPulse,
  type StoredPulseAnswer,
} from './pulse/pulse-record-schema.ts';
export { computePulseResults } from './pulse/pulse-results.ts';
export { listSuggestedItems } from './pulse/suggested.ts';
export { OPERATION, StoredAuditEntrySchema, type StoredAuditEntry } from './records/audit.ts';
export { buildCompany } from './records/build-company.ts';
export { getCompanyId } from './records/company-id.ts';
export {
  BELOW_COMPANY,
  COMPANIES,
  CompanySchema,
  COMPANY_CONTRACTS,
  MAX_SNAPSHOTS,
  type Company,
  type CompanyDomain,
  type ManagerInvite,
  type StoredFollowUp,
  type StoredProgramme,
} from './records/company.ts';
export { KEPT_WEEKS, MemberSchema, MOST_DAYS_UNTIL_COUNTED, type Member } from './records/member.ts';
export { InviteSchema, ListedPersonSchema, type Invite, type ListedPerson } from './records/person-schema.ts';
export { countLicences, countPlaces } from './seats/count-licences.ts';
export { computeSeatsTold } from './seats/compute-seats-told.ts';
export { computeSearchedBeginning, searchKeysOf, type SearchKeys } from './records/search-keys.ts';
export { mayBegin, mayGoOn, takeSnapshot, type UnitContributions } from './snapshot/take-snapshot.ts';
export {
  SnapshotSchema,
  StoredSnapshotSchema,
  type SkillSums,
  type Snapshot,
  type TrendWeek,
  type UnitSums,
} from './snapshot/snapshot.ts';
export { buildProgrammes, listRunningProgrammes } from './view/programmes/build-programmes.ts';
export { buildOverview, type OverviewParts } from './view/build-overview.ts';
export { listVisibleUnits } from './view/visibility/visible-units.ts';
export { buildTable } from './view/table/build-table.ts';
