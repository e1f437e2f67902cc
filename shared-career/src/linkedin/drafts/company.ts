import { foldKey } from '../../text/index.ts';

/** First words of names of companies that Portuguese takes for masculine; all others are "a (empresa)". */
const MASCULINE = new RegExp(
  [
    String.raw`^(?:banco|hospital|grupo|colegio|instituto|centro|super\p{L}*|hiper\p{L}*|mercado|laboratorio|`,
    String.raw`ministerio|tribunal|sindicato|escritorio|hotel|restaurante|atacad\p{L}*|shopping|estudio|`,
    String.raw`governo|curso|bistro|posto|consorcio|itau|bradesco|santander|nubank|senac|senai|sesi|`,
    String.raw`sesc|clube|bar|cafe|lar|museu|teatro|jornal|porto|studio)(?!\p{L})`,
  ].join(''),
  'u',
);

/** What people write for a company where they work for themselves. */
const OWN_ACCOUNT =
  /^(?:(?:profissional |trabalho )?autonom[oa]|freelancer?|self[ -]employed|por conta propria|mei|profissional liberal)$/u;

/** "na Rede Mercado Bom", "no Hospital Santa Clara", "por conta própria". */
export function describeAtCompany(company: string): string {
  const key = foldKey(company);
  if (OWN_ACCOUNT.test(key)) return 'por conta própria';
  return `${MASCULINE.test(key) ? 'no' : 'na'} ${company}`;
}
