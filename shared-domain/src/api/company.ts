import * as v from 'valibot';
import {
  AlertSchema,
  FunnelStepSchema,
  LevelCellSchema,
  MINIMUM_BREAKDOWN,
  MINIMUM_CELL,
  ShareCellSchema,
} from '../company/numbers.ts';
import {
  CompanyRefSchema,
  DepartmentNameSchema,
  IMPORT_ROWS_PER_CALL,
  InvitedPersonSchema,
  PersonNameSchema,
} from '../company/people.ts';
import { RefusalSchema } from '../company/refusals.ts';
import { WeekSchema } from '../company/week.ts';

/** ISO 8601, UTC. */
const instant = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Weeks that a period may have. */
export const PERIODS = [4, 12, 26, 52] as const;

/** GET /company/overview. The company is that of the caller's token: no call of these names one. */
export const CompanyOverviewRequestSchema = v.object({
  /** Id of a department; null for the whole company. */
  department: v.nullable(CompanyRefSchema),
  /** The week to look at; null for the newest. */
  week: v.nullable(WeekSchema),
  /** How many weeks back it is compared and its course drawn. */
  weeks: v.picklist(PERIODS),
});
export type CompanyOverviewRequest = v.InferOutput<typeof CompanyOverviewRequestSchema>;

/** A part of the company that numbers are broken down by. */
const UnitSchema = v.object({
  /** Id of a department, or `outras` for the people of departments that are too small. */
  id: v.string(),
  name: v.string(),
  /** People whose group is closed. */
  n: count,
  /** `waiting`: no group of it is closed, or too few people for its numbers. */
  state: v.picklist(['shown', 'waiting']),
});

/** Everything is there in every answer: what may not be shown or is not known says so in its state. */
export const CompanyOverviewResponseSchema = v.object({
  company: v.object({
    name: v.string(),
    minimumCell: count,
    minimumBreakdown: count,
  }),
  seats: v.object({ total: count, used: count }),
  /** Weeks with a snapshot, ascending. */
  snapshots: v.array(WeekSchema),
  /** The week shown; null where none was taken yet. */
  week: v.nullable(WeekSchema),
  takenAt: v.nullable(instant),
  /** `none`: no closed group yet; `totals`: too few people for any breakdown; `full`: departments too. */
  scope: v.picklist(['none', 'totals', 'full']),
  /** What was asked for. */
  department: v.nullable(v.string()),
  weeks: v.picklist(PERIODS),
  /** Every department of the company, and `outras`. */
  units: v.array(UnitSchema),
  /** People of the department (or company) asked for whose group is closed. */
  n: count,
  funnel: v.array(
    v.object({
      step: FunnelStepSchema,
      now: ShareCellSchema,
      /** At the beginning of the period. */
      before: ShareCellSchema,
    }),
  ),
  engagement: v.object({
    version: v.string(),
    /** 0 to 100; null where it cannot be told. */
    value: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    parts: v.array(
      v.object({
        id: v.picklist(['active', 'completion', 'continuity']),
        weight: share,
        value: v.nullable(share),
      }),
    ),
    /** One entry a week of the period, ascending, also for weeks without a snapshot. */
    series: v.array(
      v.object({ week: WeekSchema, value: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))) }),
    ),
  }),
  /** Always of the whole company; a row for each skill, with a cell for each of `units`. */
  heatMap: v.array(
    v.object({
      skillId: v.string(),
      label: v.string(),
      cells: v.array(LevelCellSchema),
      total: LevelCellSchema,
    }),
  ),
  /** What most is missing of, heaviest first. */
  priorities: v.array(
    v.object({
      skillId: v.string(),
      label: v.string(),
      /** People whose diagnosis found the gap. */
      n: count,
      /** Mean of what is missing among them, 0 to 1. */
      missing: share,
      /** `n` × `missing`. */
      load: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
  lessons: v.array(v.object({ lessonId: v.string(), title: v.string(), cell: ShareCellSchema })),
  alerts: v.array(AlertSchema),
});
export type CompanyOverview = v.InferOutput<typeof CompanyOverviewResponseSchema>;

/** POST /company/exports: the same answer, noted as taken out of the cockpit. */
export const CompanyExportRequestSchema = v.object({
  ...CompanyOverviewRequestSchema.entries,
  format: v.picklist(['csv', 'print']),
});

const DepartmentSchema = v.object({ id: CompanyRefSchema, name: v.string() });

/** Somebody on the company's list, as the company itself described them. Whether they accepted is not in here. */
export const CompanyPersonSchema = v.object({
  id: CompanyRefSchema,
  name: v.string(),
  email: v.string(),
  /** Id of their department. */
  department: v.string(),
  unit: v.nullable(v.string()),
  admittedOn: v.nullable(v.string()),
  isManager: v.boolean(),
  addedAt: instant,
  /** The newest link; whether it was used is not said. */
  invitation: v.object({ issuedAt: instant, expiresAt: instant }),
});
export type CompanyPerson = v.InferOutput<typeof CompanyPersonSchema>;

/** GET /company/people: at most 50 of the company's list, by name. */
export const CompanyPeopleRequestSchema = v.object({
  /** `next` of the page before; null for the first. */
  after: v.nullable(v.pipe(v.string(), v.maxLength(400))),
  /** Beginning of a name or e-mail; empty for everybody. */
  search: v.pipe(v.string(), v.trim(), v.maxLength(120)),
});
export const CompanyPeopleResponseSchema = v.object({
  people: v.array(CompanyPersonSchema),
  next: v.nullable(v.string()),
  departments: v.array(DepartmentSchema),
  seats: v.object({ total: count, used: count }),
});

/** A link that can be given to somebody. Its token is nowhere else and is never shown again. */
const InvitationSchema = v.object({
  personId: CompanyRefSchema,
  name: v.string(),
  email: v.string(),
  token: v.string(),
  expiresAt: instant,
});
export type CompanyInvitation = v.InferOutput<typeof InvitationSchema>;

/** POST /company/invites: invites somebody, or gives somebody on the list a new link; the former one ends. */
export const CompanyInviteRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('person'), person: InvitedPersonSchema }),
  v.object({
    kind: v.literal('again'),
    personIds: v.pipe(v.array(CompanyRefSchema), v.minLength(1), v.maxLength(50)),
  }),
]);
export const CompanyInviteResponseSchema = v.object({ invitations: v.array(InvitationSchema) });

/** POST /company/members/import: a part of a file. Sending it again changes nothing more. */
export const CompanyImportRequestSchema = v.object({
  /** With `true` nothing is written, and the answer says what would be. */
  dryRun: v.boolean(),
  rows: v.pipe(
    v.array(v.object({ line: v.pipe(v.number(), v.integer(), v.minValue(1)), person: InvitedPersonSchema })),
    v.minLength(1),
    v.maxLength(IMPORT_ROWS_PER_CALL),
  ),
});
export const CompanyImportResponseSchema = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      /** `restored`: was taken off the list before. */
      outcome: v.picklist(['added', 'updated', 'unchanged', 'restored', 'refused']),
      /** Only where refused. */
      refusal: v.nullable(RefusalSchema),
    }),
  ),
  /** Of those added or restored; empty on a dry run. */
  invitations: v.array(InvitationSchema),
  /** Names of departments that were, or would be, added. */
  newDepartments: v.array(v.string()),
  /** How many departments there are, or would be, afterwards. */
  departments: count,
  /** As it is, or would be, afterwards. */
  seats: v.object({ total: count, used: count }),
});

/** POST /company/people/change */
export const CompanyPersonChangeRequestSchema = v.object({
  personId: CompanyRefSchema,
  name: PersonNameSchema,
  department: DepartmentNameSchema,
});
export const CompanyPersonChangedSchema = v.object({
  changed: v.boolean(),
  /** Where they are now. */
  department: DepartmentSchema,
});
/** POST /company/people/remove: frees the seat. Who had accepted keeps their account, without the company's plan. */
export const CompanyPersonRemoveRequestSchema = v.object({ personId: CompanyRefSchema });

/** GET /company/settings */
export const CompanySettingsResponseSchema = v.object({
  minimumCell: count,
  minimumBreakdown: count,
  departments: v.array(DepartmentSchema),
});

/** POST /company/departments/rename */
export const DepartmentRenameRequestSchema = v.object({ id: CompanyRefSchema, name: DepartmentNameSchema });

/** POST /company/minimums: raises how many people a number needs; both stay or go up. */
export const CompanyMinimumsRequestSchema = v.object({
  cell: v.pipe(v.number(), v.integer(), v.minValue(MINIMUM_CELL), v.maxValue(100)),
  breakdown: v.pipe(v.number(), v.integer(), v.minValue(MINIMUM_BREAKDOWN), v.maxValue(500)),
});

export const CompanyChangedSchema = v.object({ changed: v.boolean() });

/** What the audit log knows. Deeds of managers and of whoever runs the platform, never of the people of the company. */
export const AUDIT_ACTIONS = [
  'overview_viewed',
  'overview_exported',
  'overview_printed',
  'people_viewed',
  'person_invited',
  'invitation_renewed',
  'people_imported',
  'import_checked',
  'person_changed',
  'person_removed',
  'department_renamed',
  'settings_viewed',
  'minimums_raised',
  'audit_viewed',
  'company_created',
  'seats_changed',
  'manager_granted',
  'manager_revoked',
] as const;
export const AuditActionSchema = v.picklist(AUDIT_ACTIONS);
export type AuditAction = v.InferOutput<typeof AuditActionSchema>;

/** GET /company/audit: newest first. */
export const CompanyAuditRequestSchema = v.object({
  before: v.nullable(v.pipe(v.string(), v.maxLength(400))),
});
export const AuditEntrySchema = v.object({
  id: v.string(),
  at: instant,
  /** Name and e-mail of the manager; "Operação da Aura" for whoever runs the platform. */
  actor: v.string(),
  action: AuditActionSchema,
  /** What it was about, in words: a department, a week, a number of lines. */
  detail: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
export const CompanyAuditResponseSchema = v.object({
  entries: v.array(AuditEntrySchema),
  next: v.nullable(v.string()),
});

/** POST /operations/company-snapshots: takes this week's snapshot of the companies that have none yet. */
export const CompanySnapshotsResponseSchema = v.object({ taken: count, failed: count });
