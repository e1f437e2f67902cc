import * as v from 'valibot';
import { CompanyRefSchema } from '@aura/shared-domain';

/**
 * `companies/{id}/people/{personId}`: a person on the company's list. It contains the company's data, and nothing
 * about the person's activity. Its id is a hash of company and e-mail, so the same person always has the same
 * document, also after a removal from the list.
 */
export const ListedPersonSchema = v.object({
  /** Empty, like everything else that describes them, once they are off the list: their place in a group needs none of it. */
  name: v.string(),
  email: v.string(),
  unit: v.nullable(v.string()),
  /** `AAAA-MM-DD` */
  admittedOn: v.nullable(v.string()),
  isManager: v.boolean(),
  /** Id of the department. */
  department: CompanyRefSchema,
  /** Name in small letters without accents: what the list is in the order of. */
  searchName: v.string(),
  /** Beginnings of that from each of its words: what a search looks at. */
  searchBeginnings: v.array(v.string()),
  /** Since when they are on the list. */
  addedAt: v.date(),
  /** When the company took them off its list; null while they are on it. */
  removedAt: v.nullable(v.date()),
  /** Their closed group, forever, and the unit that it counts in; null until it is closed. */
  group: v.nullable(v.object({ id: CompanyRefSchema, unit: v.string() })),
  /** The newest link; its hash is empty once they are off the list. */
  invitation: v.object({ hash: v.string(), issuedAt: v.date(), expiresAt: v.date() }),
  /** The link that a reminder brought them, beside the newest one that the company was given. No answer to it says so. */
  reminder: v.optional(v.object({ hash: v.string(), sentAt: v.date(), count: v.number() })),
});
export type ListedPerson = v.InferOutput<typeof ListedPersonSchema>;

/** `companies/{id}/invites/{hash}`: what the link with this secret leads to. */
export const InviteSchema = v.object({
  personId: CompanyRefSchema,
  issuedAt: v.date(),
  expiresAt: v.date(),
  /** Uid of the accepting account; null until then. No answer to a company depends on it. */
  acceptedBy: v.nullable(v.string()),
});
export type Invite = v.InferOutput<typeof InviteSchema>;
