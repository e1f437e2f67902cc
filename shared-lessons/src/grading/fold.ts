/** What lies between two digits keeps them apart: 1,5 is not 15. */
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu;
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N} ]+/gu;

/** A text to compare with: small letters and digits alone, without accents, other signs or blanks. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(BETWEEN_DIGITS)
    .map((part) => part.replace(NO_LETTER_OR_DIGIT, '').replaceAll(' ', ''))
    .join(' ');
