import { foldKey } from '../../text/index.ts';
import { PROFILE_PHRASES } from '../../generated/phrases/profile.ts';

/** First words of names of companies that Portuguese takes for masculine; all others are "a (empresa)". */
const MASCULINE = PROFILE_PHRASES.masculine;

/** What people write for a company where they work for themselves. */
const OWN_ACCOUNT =
  /^(?:(?:profissional |trabalho )?autonom[oa]|freelancer?|self[ -]employed|por conta propria|mei|profissional liberal)$/u;

/** "na Rede Mercado Bom", "no Hospital Santa Clara", "por conta própria". */
export function describeAtCompany(company: string): string {
  const key = foldKey(company);
  if (OWN_ACCOUNT.test(key)) return 'por conta própria';
  return `${MASCULINE.test(key) ? 'no' : 'na'} ${company}`;
}
