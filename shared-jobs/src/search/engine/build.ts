import type { Posting } from '@aura/shared-domain';
import { listSearchedTexts } from '../documents/fields.ts';
import { CONCEPTS } from '../tokens/concepts.ts';
import { reduceToForm } from '../tokens/forms.ts';
import { type Collected, createWordCollector } from './collect-words.ts';
import { buildColumns } from './columns.ts';
import { computeNorms } from './norms.ts';
import type { Lists, SearchIndex } from './search-index.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

const LONGEST = 0xffff;

const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The vocabulary in order, and the new number of each list. */
function orderTerms(terms: readonly string[]): { vocabulary: Vocabulary; numbers: Uint32Array } {
  const order = Uint32Array.from(terms, (_, at) => at).toSorted((a, b) =>
    compareCodeUnits(terms[a] ?? '', terms[b] ?? ''),
  );
  const numbers = Uint32Array.from({ length: CONCEPTS + terms.length }, (_, list) => list);
  order.forEach((old, at) => {
    numbers[CONCEPTS + old] = CONCEPTS + at;
  });
  // Copied, because a substring of an ad keeps the whole ad in memory.
  const sorted =
    terms.length === 0
      ? []
      : [...order]
          .map((old) => terms[old] ?? '')
          .join('\n')
          .split('\n');
  const own = sorted.map(reduceToForm);
  const forms = [...new Set(own)].toSorted(compareCodeUnits);
  const formNumbers = new Map(forms.map((form, number) => [form, number]));
  const formOfTerm = Uint32Array.from(own, (form) => formNumbers.get(form) ?? 0);
  return { vocabulary: createVocabulary(sorted, forms, formOfTerm), numbers };
}

/** Turns rows by posting into lists by word; postings stay in order. */
function buildLists({ terms, rowStarts, rowLists, rowCodes }: Collected, numbers: Uint32Array): Lists {
  const count = CONCEPTS + terms.length;
  const starts = new Uint32Array(count + 1);
  for (const old of rowLists) {
    const list = numbers[old] ?? 0;
    starts[list + 1] = (starts[list + 1] ?? 0) + 1;
  }
  for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const postings = new Uint32Array(rowLists.length);
  const codes = new Uint8Array(rowLists.length);
  for (let posting = 0; posting + 1 < rowStarts.length; posting += 1) {
    const end = rowStarts[posting + 1] ?? 0;
    for (let row = rowStarts[posting] ?? 0; row < end; row += 1) {
      const list = numbers[rowLists[row] ?? 0] ?? 0;
      const at = next[list] ?? 0;
      postings[at] = posting;
      codes[at] = rowCodes[row] ?? 0;
      next[list] = at + 1;
    }
  }
  return { starts, postings, codes };
}

/** Makes postings searchable. The order given makes no difference; of two with one id the later one stays. */
export function buildIndex(postings: readonly Posting[]): SearchIndex {
  const unique = new Map(postings.map((posting) => [posting.id, posting]));
  const sorted = [...unique.values()].toSorted((a, b) => compareCodeUnits(a.id, b.id));
  const words = createWordCollector();
  const lengths = Uint16Array.from(sorted, (posting) => {
    let length = 0;
    for (const { text, field, weight } of listSearchedTexts(posting)) {
      const counted = words.add(text, weight);
      if (field === 'title' || field === 'description') length += counted;
    }
    words.next();
    return Math.min(LONGEST, length);
  });
  const collected = words.collected();
  const { vocabulary, numbers } = orderTerms(collected.terms);
  return {
    ids: sorted.map(({ id }) => id),
    vocabulary,
    lists: buildLists(collected, numbers),
    lengths,
    norms: computeNorms(lengths),
    columns: buildColumns(sorted),
  };
}
