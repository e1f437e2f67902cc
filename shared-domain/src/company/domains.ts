import * as v from 'valibot';

/** Most domains that a company has. */
export const MAX_DOMAINS = 5;

/**
 * The domain of addresses, in small letters and as DNS has it. What people paste is read too: an address, an address of
 * a page.
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

/** Where a company shows that a domain is its own. */
export const recordNameOf = (domain: string): string => `_aura.${domain}`;
