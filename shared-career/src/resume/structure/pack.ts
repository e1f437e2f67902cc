/** Bounds of the list of texts that have no field, as the schema of a structure sets them. */
const TEXTS = 400;
const LENGTH = 6000;
/** Texts that stay apart; what comes after them shares as few texts as it fits in. */
const APART = 360;

const splitPieces = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / LENGTH) }, (_, index) =>
    text.slice(index * LENGTH, (index + 1) * LENGTH),
  );

/** Makes texts without a field fit their list: long ones are cut in pieces, the last of too many are put together. */
export function packTexts(texts: readonly string[]): string[] {
  const whole = texts.flatMap(splitPieces).filter((text) => text.trim() !== '');
  if (whole.length <= TEXTS) return whole;
  const packed = whole.slice(0, APART);
  let open = '';
  for (const text of whole.slice(APART)) {
    if (open !== '' && open.length + text.length + 3 > LENGTH) {
      packed.push(open);
      open = '';
    }
    open = open === '' ? text : `${open} | ${text}`;
  }
  return [...packed, open].slice(0, TEXTS);
}
