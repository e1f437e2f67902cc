import * as v from 'valibot';
import {
  CompanyRefSchema,
  DepartmentNameSchema,
  IMPORT_ROWS_PER_CALL,
  InvitedPersonSchema,
  LINK_STATES,
  PersonNameSchema,
  REMINDER_AGES,
} from '../../company/people.ts';
import { LicencesSchema, PlacesSchema } from '../../company/licences.ts';
import { RefusalSchema } from '../../company/refusals.ts';
import { instant, count, DepartmentSchema } from './fields.ts';

/** No half of a character that is written as two: the database takes none. */
const WHOLE = /^\P{Cs}*$/u;

/** A person on the company's list, as described by the company. It does not say whether they accepted. */
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

/**
 * POST /company/people/list: at most 50 of the company's list, by name. The input contains names and addresses, so it
 * travels in the body, because addresses of calls are logged.
 */
export const CompanyPeopleRequestSchema = v.object({
  /** `next` of the page before; null for the first. */
  after: v.nullable(v.pipe(v.string(), v.maxLength(400))),
  /** Beginning of a name or e-mail; empty for everybody. */
  search: v.pipe(v.string(), v.trim(), v.maxLength(120), v.regex(WHOLE)),
  /** Id of the department to look in; null for all of them. */
  department: v.optional(v.nullable(CompanyRefSchema), null),
  /** Those whose newest link is still valid, or no longer; null for all. The ones found end first. */
  link: v.optional(v.nullable(v.picklist(LINK_STATES)), null),
});
export const CompanyPeopleResponseSchema = v.object({
  people: v.array(CompanyPersonSchema),
  next: v.nullable(v.string()),
  departments: v.array(DepartmentSchema),
  seats: PlacesSchema,
  licences: LicencesSchema,
});

/** An invitation link. Its token is not stored and is shown only once. */
const InvitationSchema = v.object({
  personId: CompanyRefSchema,
  name: v.string(),
  email: v.string(),
  token: v.string(),
  expiresAt: instant,
});
export type CompanyInvitation = v.InferOutput<typeof InvitationSchema>;

/**
 * POST /company/invites: invites a person, or creates a new link for a person on the list, which replaces the former
 * one.
 */
export const CompanyInviteRequestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('person'),
    person: InvitedPersonSchema,
    /** Whether the person gets the link by e-mail as well. */
    byMail: v.optional(v.boolean(), false),
  }),
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
  /** Whether those who come onto the list get their link by e-mail as well. */
  byMail: v.optional(v.boolean(), false),
  rows: v.pipe(
    v.array(v.object({ line: v.pipe(v.number(), v.integer(), v.minValue(1)), person: InvitedPersonSchema })),
    v.minLength(1),
    v.maxLength(IMPORT_ROWS_PER_CALL),
  ),
});
const saidOf = v.nullable(v.union([v.string(), v.boolean()]));
/** The list's values before and after a change. Departments by name. */
const ImportChangeSchema = v.object({
  field: v.picklist(['name', 'department', 'isManager', 'unit', 'admittedOn']),
  before: saidOf,
  after: saidOf,
});
export type ImportChange = v.InferOutput<typeof ImportChangeSchema>;

export const CompanyImportResponseSchema = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      /** `restored`: was taken off the list before. */
      outcome: v.picklist(['added', 'updated', 'unchanged', 'restored', 'refused']),
      /** Only where refused. */
      refusal: v.nullable(RefusalSchema),
      /** Only where updated. */
      changes: v.optional(v.array(ImportChangeSchema), []),
    }),
  ),
  /** Of those added or restored; empty on a dry run. */
  invitations: v.array(InvitationSchema),
  /** Names of departments that were, or would be, added. */
  newDepartments: v.array(v.string()),
  /** How many departments there are, or would be, afterwards. */
  departments: count,
  /** The current, or the resulting, state. */
  seats: PlacesSchema,
});

/** POST /company/people/change */
export const CompanyPersonChangeRequestSchema = v.object({
  personId: CompanyRefSchema,
  name: PersonNameSchema,
  department: DepartmentNameSchema,
});
export const CompanyPersonChangedSchema = v.object({
  changed: v.boolean(),
  /** Their current department. */
  department: DepartmentSchema,
});
/** POST /company/people/remove: frees the seat. Who had accepted keeps their account, without the company's plan. */
export const CompanyPersonRemoveRequestSchema = v.object({ personId: CompanyRefSchema });

/** POST /company/reminders: that who has not answered be reminded. The answer is the same whomever it concerns. */
export const CompanyRemindRequestSchema = v.object({ days: v.picklist(REMINDER_AGES) });
export const CompanyRemindResponseSchema = v.object({ askedAt: instant });
