import { FACET_IDS, type Posting } from '@aura/shared-domain';
import { listSearchedTexts } from '../documents/fields.ts';
import type { IndexAnswer, IndexQuery } from '../posting-index.contract.ts';
import { findConceptsOfWord, findNamesAt } from '../tokens/concepts.ts';
import { reduceToForm } from '../tokens/forms.ts';
import { type QueryWord, readQueryWords } from '../tokens/query-words.ts';
import { STOP_WORDS } from '../tokens/stop-words.ts';
import { findWords } from '../tokens/words.ts';
import { computeDistanceSlowly } from '../typos/slow-distance.ts';
import { computeAnswers, countFacet } from './reference-filters.ts';
import { BM25, FIELD_WEIGHTS, MOST_CORRECTIONS, PREFIX, QUALITY } from './weights.ts';

/** The words of a posting, and `=number` for the concepts they name, each with its frequency or weight. */
type Bag = Map<string, { description: number; others: Set<keyof typeof FIELD_WEIGHTS> }>;

interface Read {
  readonly posting: Posting;
  readonly bag: Bag;
  readonly length: number;
}

function read(posting: Posting): Read {
  const bag: Bag = new Map();
  let length = 0;
  for (const { text, field, weight } of listSearchedTexts(posting)) {
    const words = findWords(text);
    const neutrals = words.map(({ neutral }) => neutral);
    words.forEach(({ folded }, at) => {
      const isCounted = !STOP_WORDS.has(folded);
      if (isCounted && (field === 'title' || field === 'description')) length += 1;
      const named = findNamesAt(neutrals, at).flatMap(({ concepts }) =>
        concepts.map((concept) => `=${concept}`),
      );
      for (const key of [...(isCounted ? [folded] : []), ...named]) {
        const entry = bag.get(key) ?? { description: 0, others: new Set() };
        if (weight === 'description') entry.description += 1;
        else entry.others.add(weight);
        bag.set(key, entry);
      }
    });
  }
  return { posting, bag, length };
}

type Keys = Map<string, number>;

const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A search that looks at every posting and every word, to compare the quick one with. */
export function searchByReference(postings: readonly Posting[], { query, limit }: IndexQuery): IndexAnswer {
  const reads = postings.map(read);
  const having = (key: string): number => reads.filter(({ bag }) => bag.has(key)).length;
  const terms = [...new Set(reads.flatMap(({ bag }) => [...bag.keys()]))]
    .filter((key) => !key.startsWith('='))
    .toSorted(compareCodeUnits);
  const common = (a: string, b: string): number => having(b) - having(a) || compareCodeUnits(a, b);

  const familyOf = (
    term: string,
    form: string | null,
    concepts: readonly number[],
    quality: number,
  ): Keys => {
    const keys: Keys = new Map();
    for (const concept of concepts)
      keys.set(`=${concept}`, quality * (form === null ? QUALITY.exact : QUALITY.synonym));
    for (const other of terms)
      if (form !== null && reduceToForm(other) === form) keys.set(other, quality * QUALITY.form);
    if (terms.includes(term)) keys.set(term, quality * QUALITY.exact);
    return new Map([...keys].filter(([key]) => having(key) > 0));
  };

  const corrected: { asked: string; found: string[] }[] = [];
  const keysOf = (word: QueryWord): Keys => {
    const own = familyOf(word.term, word.form, word.concepts, 1);
    if (own.size > 0 || word.parts.length > 0) return own;
    const begun = terms.filter(
      (term) => word.last && word.term.length >= PREFIX.letters && term.startsWith(word.term),
    );
    if (begun.length > 0)
      return new Map(
        begun
          .toSorted(common)
          .slice(0, PREFIX.words)
          .map((term) => [term, QUALITY.prefix]),
      );
    const most = word.term.length < 4 ? 0 : word.term.length < 8 ? 1 : 2;
    const rank = (term: string): number =>
      computeDistanceSlowly(word.term, term) * 2 + (term[0] === word.term[0] ? 0 : 1);
    const near = most === 0 ? [] : terms.filter((term) => computeDistanceSlowly(word.term, term) <= most);
    const least = Math.min(...near.map(rank));
    const found = near
      .filter((term) => rank(term) === least)
      .toSorted(common)
      .slice(0, MOST_CORRECTIONS);
    if (found.length > 0) corrected.push({ asked: word.asked, found });
    const keys: Keys = new Map();
    for (const term of found)
      for (const [key, quality] of familyOf(term, reduceToForm(term), findConceptsOfWord(term), QUALITY.typo))
        keys.set(key, Math.max(quality, keys.get(key) ?? 0));
    return keys;
  };

  const mean = reads.reduce((sum, { length }) => sum + length, 0) / Math.max(1, reads.length) || 1;
  /** 0 if the posting does not contain the word. */
  const scorer = (word: QueryWord): ((read: Read) => number) => {
    const keys = keysOf(word);
    const most = Math.max(0, ...[...keys.keys()].map(having));
    const rarity = Math.log(1 + (reads.length - most + 0.5) / (most + 0.5));
    const parts = word.parts.map(scorer);
    return (own) => {
      const norm = 1 - BM25.b + (BM25.b * own.length) / mean;
      const scores = [...keys].map(([key, quality]) => {
        const entry = own.bag.get(key);
        if (!entry) return 0;
        const others = [...entry.others].reduce((sum, field) => sum + FIELD_WEIGHTS[field], 0);
        const frequency = Math.min(15, entry.description) * FIELD_WEIGHTS.description + others;
        return rarity * quality * ((frequency * (BM25.k1 + 1)) / (frequency + BM25.k1 * norm));
      });
      const together = parts.map((part) => part(own));
      const hasAll = together.length > 0 && together.every((score) => score > 0);
      return Math.max(
        0,
        ...scores,
        hasAll ? together.reduce((sum, score) => sum + score, 0) / together.length : 0,
      );
    };
  };

  const scorers = readQueryWords(query.words).map(scorer);
  const found = reads
    .map((own) => ({ posting: own.posting, scores: scorers.map((score) => score(own)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ posting, scores }) => ({
      posting,
      relevance: Math.round(scores.reduce((sum, score) => sum + score, 0) * 1e4) / 1e4,
      answers: computeAnswers(posting, query),
    }));
  const hits = found
    .filter(({ answers }) => !Object.values(answers).includes('no'))
    .map(({ posting: { id }, relevance, answers }) => {
      const isSilent = Object.values(answers).includes('silent');
      return { id, relevance, group: isSilent ? ('unknown' as const) : ('meets' as const) };
    })
    .toSorted((a, b) => b.relevance - a.relevance || compareCodeUnits(a.id, b.id));
  const of = (wanted: 'meets' | 'unknown') => hits.filter(({ group }) => group === wanted);
  const shown = new Set([...of('meets').slice(0, limit), ...of('unknown').slice(0, limit)]);
  return {
    hits: hits.filter((hit) => shown.has(hit)),
    totals: { meets: of('meets').length, unknown: of('unknown').length },
    facets: FACET_IDS.map((id) => countFacet(id, found)),
    corrected,
  };
}
