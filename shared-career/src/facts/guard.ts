import { MAX_WRITTEN_CHARACTERS } from '@aura/shared-domain';
import { findUnknownAmounts } from './amounts.ts';
import { isPortuguese, detectLanguage } from './language.ts';
import { findMarkup } from './markup.ts';
import { findUnknownNames } from './names/names.ts';
import { findUnknownSkills } from './skills.ts';
import type { FactSource } from './fact-source.ts';
import type { Violation } from './violation.ts';
import { splitWordsInOrder } from './words.ts';

/** Characters of ordinary Portuguese text; any other must be in the source. */
const ORDINARY = /[\n\t -~\u00a0-\u00ac\u00ae-\u00ff“”‘’‚„–—…•·€™]/u;
/** Characters that are invisible, change the direction of a text, or are unassigned. */
const UNSEEN = /[^\P{C}\n\t\r]|\p{Default_Ignorable_Code_Point}|[\u2028\u2029]/u;

/** Characters that a text must not carry; those of its source pass unless they cannot be seen. */
function findStrangeCharacters(text: string, source: ReadonlySet<string>): string[] {
  const strange = new Set<string>();
  for (const character of text.normalize('NFC'))
    if (UNSEEN.test(character) || !(ORDINARY.test(character) || source.has(character)))
      strange.add(character);
  return [...strange];
}

/** Replaces a gap while a text is checked. */
const GAP = '…';

/**
 * Statements of a text that its source does not support, and forbidden content; empty for an acceptable text. It does
 * not check whether a number of the source is used for the right thing: keep the source as narrow as the text.
 * @param gaps tokens for facts that the person still has to add
 */
export function guardText(text: string, source: FactSource, gaps: readonly string[] = []): Violation[] {
  if (text.length > MAX_WRITTEN_CHARACTERS) return [{ kind: 'markup', excerpt: `${text.slice(0, 60)}…` }];
  const strange = findStrangeCharacters(text, source.characters);
  if (strange.length > 0) return [{ kind: 'markup', excerpt: strange.join(' ') }];
  const said = gaps.reduce((rest, token) => rest.replaceAll(token, GAP), text.normalize('NFC'));
  const found = [
    ...findMarkup(said, source.folded).map((excerpt): Violation => ({ kind: 'markup', excerpt })),
    ...findUnknownAmounts(said, source),
    ...findUnknownSkills(said, source),
    ...findUnknownNames(said, splitWordsInOrder(said), source),
    ...findForeign(said, source),
  ];
  const seen = new Set<string>();
  return found.filter(({ kind, excerpt }) => {
    const key = `${kind} ${excerpt}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A text has to be Portuguese, or in English where its source is. */
function findForeign(text: string, source: FactSource): Violation[] {
  if (source.language === 'en' && detectLanguage(text) !== 'es') return [];
  return isPortuguese(text) ? [] : [{ kind: 'language', excerpt: text.slice(0, 60) }];
}
