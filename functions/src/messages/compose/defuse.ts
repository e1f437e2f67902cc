/** Signs that change the direction of text, are not seen, or end a line in a header. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
/** A dot between letters, which a mail program would turn into a link. */
const NAME_DOT = /(?<=[\p{L}\p{N}])\.(?=\p{L})/gu;
const WORD_JOINER = '\u2060';

/**
 * Another person's text as one line without hidden characters, which no mail program turns into a link. It looks the
 * same as before.
 */
export const defuseText = (text: string): string =>
  text
    .replaceAll(UNSEEN, ' ')
    .replaceAll(NAME_DOT, `.${WORD_JOINER}`)
    .replaceAll('://', `:${WORD_JOINER}//`)
    .replaceAll('@', `${WORD_JOINER}@`)
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The same for a text of many lines. */
export const defuseLines = (text: string): readonly string[] => text.split(/\r\n|\r|\n/u).map(defuseText);
