import type { TextRange } from '../text/index.ts';

/** An e-mail, an address of the web or a handle, in the form that two ways of writing it share. */
export interface Link extends TextRange {
  readonly key: string;
}

const DOMAINS =
  'com|br|org|net|io|dev|me|app|gov|edu|info|co|tech|site|online|store|ly|link|xyz|ru|to|gl|ai|pt|us|uk|cn|top|club';
/** No part is longer than addresses allow; without a bound every letter of a long word would be tried as a beginning. */
const LINK = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?:[a-z][a-z+.-]{0,20}:\/\/|www\.|\/\/)[^\s<>"')\]]+|` +
    String.raw`(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:${DOMAINS})(?:[/?#][^\s<>"')\]]*)?(?![\p{L}\p{N}-])|` +
    String.raw`(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}`,
  'giu',
);

const makeKey = (raw: string): string =>
  raw
    .toLowerCase()
    .replace(/^[a-z][a-z+.-]*:\/\/|^\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/(?<![/.,;:!?])[/.,;:!?]+$/u, '');

export function readLinks(text: string): Link[] {
  return [...text.matchAll(LINK)].map((match) => ({
    key: makeKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const PHONE = /(?<![\p{L}\p{N}])\+?(?:\d{1,3}[\s.-]?)?(?:\(?\d{2}\)?[\s.-]?)9?\d{4}[\s.-]?\d{4}(?!\d)/gu;

/** Telephone numbers, digits only. */
export function readPhones(text: string): Link[] {
  return [...text.matchAll(PHONE)].map((match) => ({
    key: match[0].replace(/\D/gu, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
