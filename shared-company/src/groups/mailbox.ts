import { readDomain } from '@aura/shared-domain';
import type { Company } from '../records/company.ts';
import { OPEN_DOMAINS, WITHOUT_DOTS } from '../generated/mail-providers.ts';

/** Whether a domain gives mailboxes to the public. */
export const isOpenDomain = (domain: string): boolean => OPEN_DOMAINS.includes(domain);

/**
 * The mailbox by which an account counts for a minimum; null if it does not count. It counts at a public provider, and
 * at or below a domain that the company has proved to own: at any other domain, its buyer could invent any number of
 * people. Text after a plus, and dots where the provider ignores them, do not make another mailbox.
 */
export function findCountedMailbox(email: string, ownDomains: readonly string[]): string | null {
  const domain = readDomain(email);
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
