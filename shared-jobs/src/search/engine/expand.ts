import { CONCEPTS, findConceptsOfWord } from '../tokens/concepts.ts';
import type { QueryWord } from '../tokens/query-words.ts';
import { findNearTerms, findTermsFrom } from './near-terms.ts';
import { listSize, type SearchIndex } from './search-index.ts';
import { findWordNumber, listTermsOfForm } from './vocabulary.ts';
import { QUALITY } from './weights.ts';

/** A list that answers a word, and the share of its weight that is left to it. */
interface Source {
  readonly list: number;
  readonly quality: number;
}

/** The search for one word: any of the lists, or all of the parts. */
export interface Wanted {
  readonly sources: readonly Source[];
  readonly parts: readonly Wanted[];
  /** Terms searched instead of a word without any match; empty if it has matches. */
  readonly corrected: readonly string[];
}

/** Lists with postings, each with the best of its qualities, in the order of their numbers. */
function mergeSources(index: SearchIndex, all: readonly Source[]): Source[] {
  const best = new Map<number, number>();
  for (const { list, quality } of all)
    if (listSize(index.lists, list) > 0) best.set(list, Math.max(quality, best.get(list) ?? 0));
  return [...best].map(([list, quality]) => ({ list, quality })).toSorted((a, b) => a.list - b.list);
}

const makeConceptSources = (concepts: readonly number[], quality: number): Source[] =>
  concepts.map((list) => ({ list, quality }));

/** The lists of a term, of its family and of its synonyms. */
function listFamily(index: SearchIndex, word: Pick<QueryWord, 'term' | 'form' | 'concepts'>): Source[] {
  const { vocabulary } = index;
  const exact = findWordNumber(vocabulary.terms, word.term);
  const form = word.form === null ? -1 : findWordNumber(vocabulary.forms, word.form);
  return [
    ...(exact < 0 ? [] : [{ list: CONCEPTS + exact, quality: QUALITY.exact }]),
    ...Array.from(listTermsOfForm(vocabulary, form), (term) => ({
      list: CONCEPTS + term,
      quality: QUALITY.form,
    })),
    ...makeConceptSources(word.concepts, word.form === null ? QUALITY.exact : QUALITY.synonym),
  ];
}

/** A term of the index as if it were queried, with a reduced weight. */
function listFamilyOfTerm(index: SearchIndex, term: number, quality: number): Source[] {
  const { terms, forms, formOf } = index.vocabulary;
  const own = terms[term] ?? '';
  const form = forms[formOf[term] ?? 0] ?? own;
  return listFamily(index, { term: own, form, concepts: findConceptsOfWord(own) }).map((source) => ({
    ...source,
    quality: source.quality * quality,
  }));
}

/** The replacement of a word without matches: first words that start with it, then typing errors. */
function replaceWord(index: SearchIndex, word: QueryWord): Wanted {
  const begun = word.last ? findTermsFrom(index, word.term) : [];
  if (begun.length > 0) {
    const sources = begun.map((term) => ({ list: CONCEPTS + term, quality: QUALITY.prefix }));
    return { sources: mergeSources(index, sources), parts: [], corrected: [] };
  }
  const near = findNearTerms(index, word.term);
  return {
    sources: mergeSources(
      index,
      near.flatMap((term) => listFamilyOfTerm(index, term, QUALITY.typo)),
    ),
    parts: [],
    corrected: near.map((term) => index.vocabulary.terms[term] ?? ''),
  };
}

/** The lists that answer a word of a query. A known word is never replaced. */
export function expand(index: SearchIndex, word: QueryWord): Wanted {
  const sources = mergeSources(index, listFamily(index, word));
  if (sources.length > 0 || word.parts.length > 0)
    return { sources, parts: word.parts.map((part) => expand(index, part)), corrected: [] };
  return replaceWord(index, word);
}
