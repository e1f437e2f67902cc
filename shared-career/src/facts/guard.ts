import { MAX_WRITTEN_CHARACTERS } from '@aura/shared-domain';
import { findUnknownAmounts } from './amounts.ts';
import { findStrangeCharacters } from './characters.ts';
import { isPortuguese, detectLanguage } from './language.ts';
import { findMarkup } from './markup.ts';
import { findUnknownNames } from './names/names.ts';
import { findUnknownSkills } from './skills.ts';
import type { FactSource } from './fact-source.ts';
import type { Violation } from './violation.ts';
import { splitWordsInOrder } from './words.ts';

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
    ...foreign(said, source),
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
function foreign(text: string, source: FactSource): Violation[] {
  if (source.language === 'en' && detectLanguage(text) !== 'es') return [];
  return isPortuguese(text) ? [] : [{ kind: 'language', excerpt: text.slice(0, 60) }];
}
