import type { Posting, WordMatch } from '@aura/shared-domain';
import type { IndexAnswer } from './posting-index.contract.ts';
import { listSearchedTexts } from './documents/fields.ts';
import { findNamesAt } from './tokens/concepts.ts';
import { reduceToForm } from './tokens/forms.ts';
import { type QueryWord, readQueryWords } from './tokens/query-words.ts';
import { STOP_WORDS } from './tokens/stop-words.ts';
import { findWords } from './tokens/words.ts';
import { computeEditDistance } from './typos/edit-distance.ts';
import { countAllowedSlips } from './typos/slips.ts';
import { PREFIX } from './engine/weights.ts';

type Field = WordMatch['field'];
type How = WordMatch['how'];

/** A word or a name of several words in a field. */
interface Unit {
  readonly found: string;
  readonly field: Field;
  readonly form: string | null;
  readonly concepts: readonly number[];
}

const HOWS: readonly How[] = ['exact', 'form', 'synonym', 'typo'];

function listUnits(field: Field, text: string): Unit[] {
  const words = findWords(text);
  const neutrals = words.map(({ neutral }) => neutral);
  return words.flatMap(({ folded }, at) => {
    const names = findNamesAt(neutrals, at);
    const own = names.find(({ length }) => length === 1)?.concepts ?? [];
    const word = STOP_WORDS.has(folded)
      ? []
      : [{ found: folded, field, form: reduceToForm(folded), concepts: own }];
    const longer = names
      .filter(({ length }) => length > 1)
      .map(({ length, concepts }) => ({
        found: words
          .slice(at, at + length)
          .map((part) => part.folded)
          .join(' '),
        field,
        form: null,
        concepts,
      }));
    return [...word, ...longer];
  });
}

const share = (a: readonly number[], b: readonly number[]): boolean =>
  a.some((concept) => b.includes(concept));

function isSlip(term: string, found: string): boolean {
  const most = countAllowedSlips(term.length);
  return most > 0 && computeEditDistance(term, found, most) <= most;
}

/** How a unit matches a word; null if it does not. */
function findHow({ term, form, concepts, last }: QueryWord, unit: Unit): How | null {
  if (unit.found === term) return 'exact';
  if (form !== null && unit.form === form) return 'form';
  if (share(concepts, unit.concepts)) return 'synonym';
  if (form === null || unit.form === null) return null;
  if (last && term.length >= PREFIX.letters && unit.found.startsWith(term)) return 'form';
  return isSlip(term, unit.found) ? 'typo' : null;
}

/** Closest way first, then the weightier field, then the earlier place. */
function findBestMatch(word: QueryWord, units: readonly Unit[]): WordMatch | null {
  let best: WordMatch | null = null;
  for (const unit of units) {
    const how = findHow(word, unit);
    if (how !== null && (best === null || HOWS.indexOf(how) < HOWS.indexOf(best.how)))
      best = { asked: word.asked, found: unit.found, how, field: unit.field };
  }
  return best;
}

/** Replacements of words, as an index answers them. */
type Corrected = IndexAnswer['corrected'];

function matchesOf(word: QueryWord, units: readonly Unit[], corrected: Corrected): WordMatch[] {
  const whole = findBestMatch(word, units);
  if (whole) return [whole];
  const meant = corrected.find(({ asked }) => asked === word.asked)?.found ?? [];
  const slip = readQueryWords(meant.join(' ')).flatMap((other) => findBestMatch(other, units) ?? [])[0];
  if (slip) return [{ ...slip, asked: word.asked, how: 'typo' }];
  return word.parts.flatMap((part) => findBestMatch(part, units) ?? []);
}

/**
 * Where and how a posting contains each word of a query; missing words are omitted.
 * @param corrected the index's replacements of words; without them only near matches of the typed words are
 * recognised, and no synonyms of those
 */
export function explainWords(words: string, posting: Posting, corrected: Corrected = []): WordMatch[] {
  const asked = readQueryWords(words);
  if (asked.length === 0) return [];
  const units = listSearchedTexts(posting).flatMap(({ field, text }) => listUnits(field, text));
  return asked.flatMap((word) => matchesOf(word, units, corrected));
}
