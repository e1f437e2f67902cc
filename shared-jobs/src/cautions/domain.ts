import type { Posting } from '@aura/shared-domain';
import { companyKey } from '../clusters/company-key.ts';
import { BOARDS } from './boards.ts';
import { mayBeNameOf } from './company-name.ts';

/** Endings under which a name is registered one level deeper: "vagas.com.br", "ufmg.edu.br". */
const SECOND_LEVEL = /^(?:com|org|net|gov|edu|art|ind|inf|eco|tur|co|jus|mil|leg|adv|eng|med|tec|emp)$/u;
/** The part of a host that somebody registered, and the name in it. */
function registered(host: string): { readonly domain: string; readonly name: string } {
  const labels = host.split('.');
  const deep =
    labels.length > 2 && (labels.at(-1)?.length ?? 0) === 2 && SECOND_LEVEL.test(labels.at(-2) ?? '');
  const domain = labels.slice(deep ? -3 : -2).join('.');
  return { domain, name: domain.split('.')[0] ?? '' };
}

/**
 * The host of an ad that is neither the company's nor a known board's; null where it is, where the ad has no address,
 * or where it names nobody.
 */
export function otherDomain({ vacancy }: Pick<Posting, 'vacancy'>): string | null {
  if (vacancy.url === null || companyKey(vacancy.company) === '') return null;
  const parsed = URL.parse(vacancy.url);
  if (!parsed) return null;
  const host = parsed.hostname.toLowerCase().replace(/^www\./u, '');
  // Only what somebody registered counts: any name can be written before it.
  const { domain, name } = registered(host);
  const known = BOARDS.has(domain) || host.endsWith('.gov.br');
  return known || mayBeNameOf(vacancy.company, name) ? null : host;
}
