import { foldText } from '@aura/shared-career';

/** Forms of a company that one ad writes and another leaves out. */
const FORMS =
  /(?<![\p{L}\p{N}])(?:ltda|eireli|epp|mei?|s[./ ]?a\.?|inc|llc|ltd|gmbh|corp|slu?|cia)(?![\p{L}\p{N}])\.?/gu;
/** "Empresa confidencial", "Não informado". */
const NOBODY = new RegExp(
  [
    String.raw`^(?:(?:a |uma )?empresa )?(?:confidencial|nao informad[ao]|sigilos[ao]|anonim[ao]|nao divulgad[ao]|`,
    String.raw`oculta|privad[ao]|n a)$|^(?:confidential(?: company)?|empresa|anonymous|undisclosed)$`,
  ].join(''),
  'u',
);

const joinWords = (text: string): string =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).join(' ');

/** A key that all names of one company share; empty if an ad does not name the employer. */
export function computeCompanyKey(company: string): string {
  const folded = foldText(company).folded;
  const plain = joinWords(folded);
  if (NOBODY.test(plain)) return '';
  return joinWords(folded.replace(FORMS, ' ')) || plain;
}
