import type { AdSection } from './sections.ts';
import { SENTENCES_SIGNS } from '../../generated/signs.ts';
import {
  ALSO_ASKS,
  APPLY,
  COMPANY,
  INVITATION,
  PRACTICALITIES,
  TERMS,
} from '../../generated/phrases/demands.ts';

/** Lines that list benefits without a head over them. */
const BENEFIT = SENTENCES_SIGNS.benefit;
/** Where such a sentence turns to whom it looks for. */
const SEEKS = /(?<!\p{L})(?:busca|procura|contrata|precisa|looking for|hiring|seeking)/u;

/** Pay at the opening of an entry of a list. */
const AMOUNT = /^\W*(?:salario|remuneracao|bolsa|r\$)(?!\p{L})/u;

/**
 * The section that a sentence belongs to: that of its head, unless its words tell of the pay, the firm or the process. An
 * entry of a list belongs to its list ("MEI ou CNPJ para contrato").
 */
export function judgeSentenceSection(folded: string, section: AdSection, bullet: boolean): AdSection {
  if (section === 'benefits') return section;
  if ([...folded.matchAll(BENEFIT)].length >= 2) return 'benefits';
  const asked = section === 'mandatory' || section === 'desirable';
  if (bullet && asked) return APPLY.test(folded) || AMOUNT.test(folded) ? 'about' : section;
  if (APPLY.test(folded) || PRACTICALITIES.test(folded)) return 'about';
  if (TERMS.test(folded) && !ALSO_ASKS.test(folded)) return 'about';
  if ((section === 'intro' || section === 'activities') && INVITATION.test(folded) && !SEEKS.test(folded))
    return 'about';
  if (section === 'about') return SEEKS.test(folded) ? 'intro' : 'about';
  return section === 'intro' && COMPANY.test(folded) && !SEEKS.test(folded) ? 'about' : section;
}
