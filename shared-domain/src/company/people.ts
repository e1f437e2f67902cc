import * as v from 'valibot';

/**
 * Invisible characters, and those that reverse their surroundings: control and format characters, ends of lines and
 * halves of characters.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Anything but blanks, those that count as letters or signs among them. */
const SEEN = /[^\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A typed name of a department, of a place of work, or of a person. */
const makeShortTextSchema = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    v.check((text) => !UNSEEN.test(text)),
    v.regex(SEEN),
  );

export const DepartmentNameSchema = makeShortTextSchema(60);
export const PersonNameSchema = makeShortTextSchema(120);
/** Managers of a company, with open invitations; as many are looked up: each costs a question to the Auth service. */
export const MAX_MANAGERS = 20;

export const PersonEmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254));

/** `[A-Za-z0-9_-]`, made by the backend; a name between double underscores is the database's own. */
export const CompanyRefSchema = v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w-]{1,64}$/));

/** State of a person's newest link, by its date alone: nothing that the person did changes it. */
export const LINK_STATES = ['valid', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** Days between two reminders, of a company and of a person. */
export const REMINDER_GAP_DAYS = 7;

/** How old the links have to be, days, of those who are reminded. */
export const REMINDER_AGES = [3, 7, 14] as const;

/** Most departments that a company has. */
export const MAX_DEPARTMENTS = 40;

/** Most rows of one imported file. */
export const MAX_IMPORT_ROWS = 5000;

/** Most rows of one call; a file is sent in as many calls as it takes. */
export const IMPORT_ROWS_PER_CALL = 200;

/** A person invited by a company, in its own words. An absent field leaves the list unchanged. */
export const InvitedPersonSchema = v.object({
  name: PersonNameSchema,
  email: PersonEmailSchema,
  /** Name of the department; one that the company does not have yet is added. */
  department: DepartmentNameSchema,
  /** Place of work. */
  unit: v.optional(v.nullable(makeShortTextSchema(60))),
  /** Day on which they began, `AAAA-MM-DD`. */
  admittedOn: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
  /** Whether the company calls them a manager; only an operator grants the role. */
  isManager: v.optional(v.boolean()),
});
export type InvitedPerson = v.InferOutput<typeof InvitedPersonSchema>;

/** Version of the text on the page of acceptance; stored with each answer. */
export const SHARING_NOTICE_VERSION = 8;
