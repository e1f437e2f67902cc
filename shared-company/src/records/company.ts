import * as v from 'valibot';
import {
  CompanyRefSchema,
  FEWEST_ACCOUNTS,
  FollowUpSchema,
  MINIMUM_BREAKDOWN,
  MINIMUM_CELL,
  OwnerSchema,
  WeekSchema,
} from '@aura/shared-domain';

/** Collection of companies. No browser reads it or anything below it. */
export const COMPANIES = 'companies';

/** Contracts, a document per company. It is kept when the company is closed. */
export const COMPANY_CONTRACTS = 'companyContracts';

/** Collections below a company. */
export const BELOW_COMPANY = {
  /** The company's own list of people, a document each. */
  people: 'people',
  /** What a link leads to, by the hash of its secret. */
  invites: 'invites',
  /** Who accepted, by uid; by uid and place what was kept of a former one. */
  members: 'members',
  /** Published numbers, by week. */
  snapshots: 'snapshots',
  /** What interrupted runs of a week have read, until its snapshot is stored. */
  snapshotParts: 'snapshotParts',
  auditLog: 'auditLog',
  /** Pulses, by id. */
  pulses: 'pulses',
  /** What was answered to a pulse that is not counted yet, by a name that only its key gives. */
  pulseAnswers: 'pulseAnswers',
} as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** State of an alert. It is in the company's document, so that a view needs no further read. */
const StoredFollowUpSchema = v.object({ ...FollowUpSchema.entries, at: v.date() });
export type StoredFollowUp = v.InferOutput<typeof StoredFollowUpSchema>;

/** Lessons that a company gives to some of its departments. */
const StoredProgrammeSchema = v.object({
  id: CompanyRefSchema,
  title: v.string(),
  /** Ids of departments; none for the whole company. */
  units: v.array(CompanyRefSchema),
  lessons: v.array(v.string()),
  dueOn: v.nullable(v.string()),
  owner: v.nullable(OwnerSchema),
  /** Key of the alert that it was made from. */
  alert: v.optional(v.nullable(v.string()), null),
  createdAt: v.date(),
  endedAt: v.nullable(v.date()),
});
export type StoredProgramme = v.InferOutput<typeof StoredProgrammeSchema>;

/** An invitation link for a manager. */
const ManagerInviteSchema = v.object({
  /** Of its secret. */
  hash: v.string(),
  /** In small letters. */
  email: v.string(),
  issuedAt: v.date(),
  expiresAt: v.date(),
});
export type ManagerInvite = v.InferOutput<typeof ManagerInviteSchema>;

/** A domain that a company says is its own. */
const CompanyDomainSchema = v.object({
  domain: v.string(),
  /** What its DNS has to say. */
  proof: v.string(),
  addedAt: v.date(),
  /** When it was found there; null until then. */
  provenAt: v.nullable(v.date()),
});
export type CompanyDomain = v.InferOutput<typeof CompanyDomainSchema>;

/** The document `companies/{id}`. */
export const CompanySchema = v.object({
  name: v.string(),
  seats: count,
  /** People on the list. */
  seatsUsed: count,
  /** Used seats as shown to the company, in steps: see `seatsTold`. */
  seatsTold: v.optional(count, 0),
  departments: v.array(v.object({ id: CompanyRefSchema, name: v.string() })),
  /** Uids of those who may open the cockpit. */
  managers: v.array(v.string()),
  /** Open ones, oldest first. */
  managerInvites: v.optional(v.array(ManagerInviteSchema), []),
  /** Oldest first. */
  domains: v.optional(v.array(CompanyDomainSchema), []),
  /** When a manager last asked that people be reminded, and how old their links had to be. */
  reminder: v.optional(v.object({ askedAt: v.date(), days: count })),
  minimumCell: v.optional(count, MINIMUM_CELL),
  minimumBreakdown: v.optional(count, MINIMUM_BREAKDOWN),
  /** Accounts that a unit needs before its first number. No call changes it. */
  fewestAccounts: v.optional(count, FEWEST_ACCOUNTS),
  /** Weeks with a snapshot, ascending; the oldest give way. */
  snapshots: v.optional(v.array(WeekSchema), []),
  /** Answers to alerts, oldest first. */
  followUps: v.optional(v.array(StoredFollowUpSchema), []),
  /** Oldest first. */
  programmes: v.optional(v.array(StoredProgrammeSchema), []),
  createdAt: v.date(),
});
export type Company = v.InferOutput<typeof CompanySchema>;

/** Weeks whose snapshots are kept. */
export const MAX_SNAPSHOTS = 60;
