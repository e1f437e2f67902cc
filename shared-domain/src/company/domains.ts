import * as v from 'valibot';

/** Most domains that a company has. */
export const MAX_DOMAINS = 5;

/**
 * A domain of e-mail addresses, in small letters and in DNS form. It also accepts pasted e-mail and page addresses.
 */
export const MailDomainSchema = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.replace(/^https?:\/\//iu, '').replace(/^.*@/u, '')),
  v.transform((text) => URL.parse(`http://${text}`)?.hostname ?? text),
  v.maxLength(253),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/),
);

/** The domain of an address, in small letters. */
export const readDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** DNS name where a company proves a domain. */
export const recordNameOf = (domain: string): string => `_aura.${domain}`;
