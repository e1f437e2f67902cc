import type { TextRange } from '@aura/shared-career';
import type { Act } from './verbs/verb-reader.ts';
import type { Word } from './read-words.ts';

/** A range of a sentence with its own verb. Word indices are half-open. */
export interface Clause extends TextRange {
  readonly firstWord: number;
  readonly lastWord: number;
  readonly acts: readonly Act[];
  /** Index of the sentence that it belongs to. */
  readonly sentence: number;
}

const MARK = /[,;:—–(]|\s-\s/u;
/** Words that open a clause, after any word. */
const OPENERS: Readonly<Record<'pt' | 'en', ReadonlySet<string>>> = {
  pt: new Set(
    'entao ai dai depois porque porem mas quando enquanto resultando reduzindo aumentando economizando gerando evitando diminuindo'.split(
      ' ',
    ),
  ),
  en: new Set('so then because but when while resulting reducing increasing saving which'.split(' ')),
};
/** Words that open one where a verb follows within two words: "e reduzi", "que reduziu", "para que eu". */
const BEFORE_VERB: Readonly<Record<'pt' | 'en', ReadonlySet<string>>> = {
  pt: new Set(['e', 'que']),
  en: new Set(['and', 'that']),
};

const NOT_A_THING = new Set(
  'assim depois desde logo sempre para ate antes mesmo ja tanto mais e do se say said so la ali aqui ai agora hoje'.split(
    ' ',
  ),
);
const CLEFT = new Set('ai entao depois quando porque'.split(' '));
const ARTICLES = new Set('o a os as um uma the a an my our'.split(' '));

/** Whether a clause begins at a word. */
function opens(
  text: string,
  words: readonly Word[],
  at: number,
  acts: ReadonlyMap<number, Act>,
  language: 'pt' | 'en',
): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word) return false;
  if (MARK.test(text.slice(before.end, word.start))) return true;
  // "Foi aí que percebi", "foi quando liguei": one clause.
  if (before.key === 'foi' && CLEFT.has(word.key)) return false;
  if (OPENERS[language].has(word.key)) return true;
  if (language === 'pt' && word.key === 'com' && words[at + 1]?.key === 'isso') return true;
  if (!BEFORE_VERB[language].has(word.key)) return false;
  // After a name, "que" adds details; after a verb or in "assim que" it belongs to the statement.
  if ((word.key === 'que' || word.key === 'that') && (acts.has(at - 1) || NOT_A_THING.has(before.key)))
    return false;
  const hasArticle = ARTICLES.has(words[at + 1]?.key ?? '');
  const follows = acts.get(at + 1) ?? acts.get(at + 2) ?? (hasArticle ? acts.get(at + 3) : undefined);
  if (!follows) return false;
  // "Uma colega e eu discordamos": one subject.
  const next = words[at + 1]?.key;
  if ((next === 'eu' && follows.who === 'we') || (next === 'i' && ARTICLES.has(words[at - 2]?.key ?? '')))
    return false;
  return follows.tense === 'past' || follows.tense === 'conditional';
}

/** The clauses of a sentence. What has no verb belongs to the clause before it, or at the start to the one after. */
export function readClauses(
  text: string,
  words: readonly Word[],
  acts: readonly Act[],
  sentences: readonly TextRange[],
  hasSign: (range: TextRange) => boolean,
  language: 'pt' | 'en',
): Clause[] {
  const byWord = new Map(acts.map((act) => [act.at, act]));
  const found: Clause[] = [];
  let next = 0;
  sentences.forEach((range, sentence) => {
    const first = next;
    while (next < words.length && (words[next]?.start ?? 0) < range.end) next += 1;
    const starts = [first];
    for (let at = first + 1; at < next; at += 1)
      if (opens(text, words, at, byWord, language)) starts.push(at);
    const own: Clause[] = [];
    let open = first;
    starts.forEach((_start, index) => {
      const lastWord = starts[index + 1] ?? next;
      const [from, to] = [words[open], words[lastWord - 1]];
      if (!from || !to) return;
      const inside = acts.filter(({ at }) => at >= open && at < lastWord);
      const clauseRange = { start: from.start, end: to.end };
      const alone = inside.length > 0 || hasSign(clauseRange);
      const previous = own.at(-1);
      if (!alone && previous) own[own.length - 1] = { ...previous, end: to.end, lastWord };
      else if (!alone && lastWord < next) return;
      else own.push({ ...clauseRange, firstWord: open, lastWord, acts: inside, sentence });
      open = lastWord;
    });
    found.push(...own);
  });
  return found;
}
