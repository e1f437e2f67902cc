import { findConceptsOfWord, findNamesAt } from './concepts.ts';
import { reduceToForm } from './forms.ts';
import { STOP_WORDS } from './stop-words.ts';
import { type Word, findWords } from './words.ts';

/** One thing that a posting has to have: a word, or a name of several words such as "recursos humanos". */
export interface QueryWord {
  /** As the person typed it. */
  readonly asked: string;
  /** Folded; the words of a name apart by blanks. */
  readonly term: string;
  /** The common form of its family; null for a name of several words. */
  readonly form: string | null;
  /** The concepts that it names. */
  readonly concepts: readonly number[];
  /** Of a name of several words: each of them, which together will do as well. */
  readonly parts: readonly QueryWord[];
  /** It may be a word that is still being typed. */
  readonly last: boolean;
}

/** The words of a query, without stop words; names of several words are taken whole, the longest first. */
export function readQueryWords(query: string): QueryWord[] {
  const words = findWords(query);
  const neutrals = words.map(({ neutral }) => neutral);

  const single = ({ folded, start, end }: Word, at: number): QueryWord[] => {
    if (STOP_WORDS.has(folded)) return [];
    return [
      {
        asked: query.slice(start, end),
        term: folded,
        form: reduceToForm(folded),
        concepts: findConceptsOfWord(folded),
        parts: [],
        last: at === words.length - 1,
      },
    ];
  };

  const found: QueryWord[] = [];
  for (let at = 0; at < words.length;) {
    const name = findNamesAt(neutrals, at).at(-1);
    const own = words.slice(at, at + (name?.length ?? 1));
    const parts = own.flatMap((word, index) => single(word, at + index));
    at += own.length;
    if (!name || own.length === 1) found.push(...parts);
    else
      found.push({
        asked: query.slice(own[0]?.start, own.at(-1)?.end),
        term: own.map(({ folded }) => folded).join(' '),
        form: null,
        concepts: name.concepts,
        parts,
        last: false,
      });
  }
  return found;
}
