import { foldKey } from '../../text/index.ts';
import { MASCULINE } from '../../generated/phrases/profile.ts';

/** What people write for a company where they work for themselves. */
const OWN_ACCOUNT =
  /^(?:(?:profissional |trabalho )?autonom[oa]|freelancer?|self[ -]employed|por conta propria|mei|profissional liberal)$/u;

/** "na Rede Mercado Bom", "no Hospital Santa Clara", "por conta própria". */
export function describeAtCompany(company: string): string {
  const key = foldKey(company);
  if (OWN_ACCOUNT.test(key)) return 'por conta própria';
  return `${MASCULINE.test(key) ? 'no' : 'na'} ${company}`;
}
