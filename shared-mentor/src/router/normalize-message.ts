import { foldKey } from '@aura/shared-career';
import { spellOut } from './spell-out.ts';

/** Other short forms in messages, folded, and their expansions: they help to compare, not to quote. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  oque: 'o que',
  pra: 'para',
  pro: 'para o',
  pras: 'para as',
  pros: 'para os',
  to: 'estou',
  tou: 'estou',
  ta: 'esta',
  tava: 'estava',
  cv: 'curriculo',
  curriculum: 'curriculo',
  cvs: 'curriculos',
  trampo: 'trabalho',
  facul: 'faculdade',
  ia: 'inteligencia artificial',
  pos: 'pos graduacao',
  ti: 'tecnologia',
  dev: 'programador',
};

/** A message in its form for comparison: folded, short forms expanded, without punctuation. */
export const normalizeMessage = (text: string): string =>
  (foldKey(spellOut(text)).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => SHORT_FORMS[word] ?? word).join(' ');
