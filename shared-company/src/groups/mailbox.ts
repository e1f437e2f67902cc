import { domainOf } from '@aura/shared-domain';
import type { Company } from '../records/company.ts';
import { OPEN_DOMAINS, WITHOUT_DOTS } from '../generated/mail-providers.ts';

/** Whether anybody gets a mailbox at a domain. */
export const isOpenDomain = (domain: string): boolean => OPEN_DOMAINS.includes(domain);

/**
 * The mailbox by which an account counts for a minimum; null where it counts for none. It counts at a provider that
 * gives mailboxes to anybody, and at a domain that the company has shown to be its own, or below one: of any other,
 * whoever bought it makes up as many people as they like, and nobody stands for them. What stands after a plus, and dots
 * where the provider does not look at them, are the same mailbox again.
 */
export function findCountedMailbox(email: string, ownDomains: readonly string[]): string | null {
  const domain = domainOf(email);
  const isOwn = ownDomains.some((own) => domain === own || domain.endsWith(`.${own}`));
  if (!isOwn && !isOpenDomain(domain)) return null;
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase().split('+')[0] ?? '';
  return WITHOUT_DOTS.includes(domain)
    ? `${name.replaceAll('.', '')}@${WITHOUT_DOTS[0]}`
    : `${name}@${domain}`;
}

/** The domains that a company has shown to be its own. */
export const listProvenDomains = ({ domains }: Pick<Company, 'domains'>): readonly string[] =>
  domains.filter(({ provenAt }) => provenAt !== null).map(({ domain }) => domain);
