import { stemOf } from '../text/index.ts';
import { neutralizeWord } from './lexicon/neutralize-word.ts';
import { findLongestPhrase, NOISE, type PhraseNode, RANK, STOP, readTitleLexicon } from './lexicon/read.ts';
import { splitTitle } from './segments.ts';

/** What part a word plays in its title. */
export type WordRole = 'head' | 'plain' | 'aside' | 'rank' | 'noise';

/** A word of a title in its canonical form. */
export interface TitleWord {
  readonly key: string;
  readonly stem: string;
  readonly role: WordRole;
}

interface Draft {
  readonly key: string;
  readonly segment: number;
  readonly english: boolean;
  readonly noun: boolean;
  /** An English preposition follows: "head of sales" has its noun first. */
  readonly beforeOf: boolean;
}

const WORD = /\p{L}&\p{L}(?!\p{L})|(?<![\p{L}\p{N}])\.net|[\p{L}\p{N}]+(?:\+\+|#(?!\p{L}))?/gu;
const OF = /^(?:of|for|in)$/;

interface Raw {
  readonly key: string;
  readonly beforeOf: boolean;
}

function splitRawWords(segment: string): Raw[] {
  const all = [...segment.matchAll(WORD)].map(([word]) => word);
  return all.flatMap((word, at) =>
    STOP.has(word) ? [] : [{ key: neutralizeWord(word), beforeOf: OF.test(all[at + 1] ?? '') }],
  );
}

const NO_PHRASES: PhraseNode = { next: new Map(), meaning: null };

interface Rewritten extends Raw {
  readonly english: boolean;
  readonly noun: boolean;
}

/** Words with every name of a table rewritten to its canonical form, the longest names first. */
function rewritePhrases(root: PhraseNode, raws: readonly Raw[]): Rewritten[] {
  const keys = raws.map(({ key }) => key);
  const words: Rewritten[] = [];
  for (let at = 0; at < raws.length;) {
    const found = findLongestPhrase(root, keys, at);
    const taken = found?.length ?? 1;
    const { noun, english } = found?.meaning ?? { noun: false, english: false };
    const beforeOf = raws[at + taken - 1]?.beforeOf ?? false;
    (found?.meaning.keys ?? keys.slice(at, at + 1)).forEach((key, index) =>
      words.push({ key, english, noun: noun && index === 0, beforeOf }),
    );
    at += taken;
  }
  return words;
}

function draftSegment(segment: string, number: number, rewriting: boolean): Draft[] {
  const lexicon = readTitleLexicon();
  const [shortForms, phrases] = rewriting ? [lexicon.shortForms, lexicon.phrases] : [NO_PHRASES, NO_PHRASES];
  return rewritePhrases(phrases, rewritePhrases(shortForms, splitRawWords(segment))).map((word) => ({
    ...word,
    segment: number,
  }));
}

function getRole(key: string): 'plain' | 'rank' | 'noise' {
  if (RANK.has(key)) return 'rank';
  return NOISE.has(key) ? 'noise' : 'plain';
}

/** A Portuguese title starts with its noun; an English one ends with it, or has it before "of". */
function findHead(drafts: readonly Draft[]): Draft | undefined {
  const nouns = drafts.filter(({ key }) => getRole(key) === 'plain');
  const first = nouns[0];
  const segment = nouns.filter((draft) => draft.segment === first?.segment);
  const english = segment.filter((draft) => draft.english).length;
  if (english * 2 <= segment.length) return first;
  return segment.find(({ beforeOf }) => beforeOf) ?? segment.findLast(({ noun }) => noun) ?? segment.at(-1);
}

/**
 * The words of a title, canonical, each once, with the part each plays.
 * @param rewriting whether the lexicon's names are rewritten to their canonical form.
 */
export function readTitleWords(title: string, rewriting = true): TitleWord[] {
  const segments = splitTitle(title);
  const drafts = segments.flatMap((segment, number) => draftSegment(segment, number, rewriting));
  const head = findHead(drafts);
  const main = head?.segment ?? 0;
  const words = new Map<string, TitleWord>();
  for (const draft of drafts) {
    const { key } = draft;
    if (words.has(key)) continue;
    const kind = getRole(key);
    const plain = draft.segment === main ? 'plain' : 'aside';
    const role = draft.key === head?.key ? 'head' : kind === 'plain' ? plain : kind;
    words.set(key, { key, stem: stemOf(key), role });
  }
  return [...words.values()];
}
