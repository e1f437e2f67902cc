/** Characters of ordinary Portuguese text; any other must be in the source. */
const ORDINARY = /[\n\t -~\u00a0-\u00ac\u00ae-\u00ff“”‘’‚„–—…•·€™]/u;
/** Characters that are invisible, change the direction of a text, or are unassigned. */
const UNSEEN = /[^\P{C}\n\t\r]|\p{Default_Ignorable_Code_Point}|[\u2028\u2029]/u;

/** Characters that a text must not carry; those of its source pass unless they cannot be seen. */
export function findStrangeCharacters(text: string, source: ReadonlySet<string>): string[] {
  const strange = new Set<string>();
  for (const character of text.normalize('NFC'))
    if (UNSEEN.test(character) || !(ORDINARY.test(character) || source.has(character)))
      strange.add(character);
  return [...strange];
}
