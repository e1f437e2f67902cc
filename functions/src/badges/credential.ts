import * as v from 'valibot';
import type { BadgeId } from '@aura/shared-domain';
import { buildAchievement, CONTEXTS, buildIssuerProfile } from './issuer.ts';
import { buildRecipient, RecipientSchema } from './recipient.ts';

const listWith = (item: string) => v.pipe(v.array(v.string()), v.includes(item));

/** The signed content: a credential of Open Badges 3.0 that is the payload of its own token (section 8.2). */
export const CredentialSchema = v.object({
  '@context': v.pipe(
    v.array(v.string()),
    v.check((given) => CONTEXTS.every((context, at) => given[at] === context)),
  ),
  id: v.pipe(v.string(), v.regex(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  type: v.pipe(listWith('VerifiableCredential'), v.includes('OpenBadgeCredential')),
  issuer: v.object({ id: v.string(), type: listWith('Profile'), name: v.string(), url: v.string() }),
  /** ISO 8601, UTC, whole seconds. */
  validFrom: v.pipe(v.string(), v.isoTimestamp()),
  credentialSubject: v.object({
    id: v.string(),
    type: listWith('AchievementSubject'),
    identifier: v.tuple([RecipientSchema]),
    achievement: v.object({
      id: v.string(),
      type: listWith('Achievement'),
      name: v.string(),
      description: v.string(),
      criteria: v.object({ narrative: v.string() }),
    }),
  }),
  iss: v.string(),
  jti: v.string(),
  nbf: v.number(),
  sub: v.string(),
});
export type Credential = v.InferOutput<typeof CredentialSchema>;

export interface Awarded {
  readonly badge: BadgeId;
  /** UUID of the credential. */
  readonly uuid: string;
  readonly email: string;
  readonly awardedAt: Date;
  readonly siteUrl: string;
}

/** The credential of a badge. Nothing in it names the person; the address is there as a salted hash alone. */
export function buildCredential({ badge, uuid, email, awardedAt, siteUrl }: Awarded): Credential {
  const id = `urn:uuid:${uuid}`;
  const subject = `${id}#recipient`;
  const issuer = buildIssuerProfile(siteUrl);
  // A token counts whole seconds, and both have to be the same moment.
  const seconds = Math.floor(awardedAt.getTime() / 1000);
  return {
    '@context': [...CONTEXTS],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer,
    validFrom: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [buildRecipient(email, uuid)],
      achievement: buildAchievement(siteUrl, badge),
    },
    iss: issuer.id,
    jti: id,
    nbf: seconds,
    sub: subject,
  };
}

/** Whether the token says of the credential what the credential says of itself, as section 8.2.5 asks. */
export const isConsistent = ({ iss, jti, nbf, sub, ...credential }: Credential, now: Date): boolean =>
  iss === credential.issuer.id &&
  jti === credential.id &&
  sub === credential.credentialSubject.id &&
  nbf * 1000 === Date.parse(credential.validFrom) &&
  nbf * 1000 <= now.getTime();
