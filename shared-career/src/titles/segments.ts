import { foldKey } from '../text/index.ts';

const EXCEPT = /\(?(?<!\p{L})(?:exceto|excepto|exceptuando|except)(?!\p{L})[^),;]*\)?/gu;
const GENDER_MARK =
  /(?<=\p{L})(?:\((?:a|o|as|os|es|a\/o|o\/a|eira|ora|ra)\)|\/(?:a|o|as|os|ra|ora|eira)(?!\p{L}))/gu;
const GENDERS = /\(?(?<![\p{L}/])[mfhdx]\s?\/\s?[mfhdx](?:\s?\/\s?[mfhdx])?(?![\p{L}/])\)?/gu;
const CODES = new RegExp(
  [
    String.raw`cbo[\s:.-]*\d{4}[-\s]?\d{0,2}|[[(#][^\])]*\d{3,}[^\])]*[\])]|(?<!\p{L})(?:cod|codigo|`,
    String.raw`id|ref|req|vaga)[\s.:#nº°-]*\d+|(?<![\p{L}\p{N}])[\p{L}-]{0,4}\d{3,}[\d-]*(?!\p{L})|(?<=\s)#\w+`,
  ].join(''),
  'gu',
);
const INITIALS = /(?<![\p{L}\p{N}])((?:\p{L}\.){2,4}|\p{L}\.\p{L})(?![\p{L}\p{N}])/gu;
const SEGMENT = /\s[-–—:]+\s|[|;•·,(]|\s\/\s|\s[-–—]|[-–—]\s/u;
const JOINED = /(?<!\p{L})e[ -](commerce|learning|mail|sports?)/gu;

function clean(title: string): string {
  const folded = foldKey(title);
  const plain = folded
    .replace(EXCEPT, ' ')
    .replace(GENDER_MARK, '')
    .replace(GENDERS, ' ')
    .replace(CODES, ' ')
    .replace(INITIALS, (letters: string) => letters.replaceAll('.', ''))
    .replace(/(?<!\p{L})(\p{L}) ?& ?(\p{L})(?!\p{L})/gu, '$1&$2')
    .replace(JOINED, 'e$1')
    .trim();
  return plain === '' ? folded : plain;
}

/** The parts of a title, folded, without gender marks, codes and exceptions; the first part is the title proper. */
export function splitTitle(title: string): string[] {
  return clean(title).split(SEGMENT);
}
