import { foldKey } from '../../text/index.ts';

/** First words of names of companies that Portuguese takes for masculine; all others are "a (empresa)". */
const MASCULINE =
  /^(?:banco|hospital|grupo|colegio|instituto|centro|super\p{L}*|hiper\p{L}*|mercado|laboratorio|ministerio|tribunal|sindicato|escritorio|hotel|restaurante|atacad\p{L}*|shopping|estudio|governo|curso|bistro|posto|consorcio|itau|bradesco|santander|nubank|senac|senai|sesi|sesc|clube|bar|cafe|lar|museu|teatro|jornal|porto|studio)(?!\p{L})/u;

/** "na Rede Mercado Bom", "no Hospital Santa Clara". */
export const atCompany = (company: string): string =>
  `${MASCULINE.test(foldKey(company)) ? 'no' : 'na'} ${company}`;
