import { FIELDS, KINSHIP, NOUNS, SHORT_FORMS } from '../../generated/titles.ts';
import { NOISE_WORDS, RANK_WORDS, STOP_WORDS } from '../../generated/words/titles.ts';
import { foldKey } from '../../text/index.ts';
import { neutralizeWord } from './neutralize-word.ts';

/** What a name of the lexicon is rewritten to. */
interface Meaning {
  readonly keys: readonly string[];
  /** The first key names who does the work. */
  readonly noun: boolean;
  /** The name was an English one. */
  readonly english: boolean;
}

export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  meaning: Meaning | null;
}

export interface Lexicon {
  /** Abbreviations, to be written out before names are looked for: "aux. de cozinha" is one name. */
  readonly shortForms: PhraseNode;
  readonly phrases: PhraseNode;
  /** How near two different words are, 0 to 1. */
  readonly kin: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const splitWords = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export const STOP: ReadonlySet<string> = new Set(STOP_WORDS.split(','));
export const RANK: ReadonlySet<string> = new Set(RANK_WORDS.split(',').map(neutralizeWord));
export const NOISE: ReadonlySet<string> = new Set(NOISE_WORDS.split(',').map(neutralizeWord));

/** The keys of a name in a table. */
const listKeys = (name: string): string[] =>
  splitWords(foldKey(name).replace(/[.ºª]/g, '')).flatMap((word) =>
    STOP.has(word) ? [] : [neutralizeWord(word)],
  );

const splitNames = (cell: string): string[] => (cell === '' ? [] : cell.split(','));

const makeNode = (): PhraseNode => ({ next: new Map(), meaning: null });

function insert(root: PhraseNode, keys: readonly string[], meaning: Meaning): void {
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? makeNode();
    node.next.set(key, next);
    node = next;
  }
  if (node !== root) node.meaning ??= meaning;
}

/** The longest name of the lexicon that starts at a word, with the number of words it takes. */
export function findLongestPhrase(root: PhraseNode, keys: readonly string[], from: number) {
  let node: PhraseNode | undefined = root;
  let best: { readonly meaning: Meaning; readonly length: number } | null = null;
  for (let at = from; at < keys.length; at += 1) {
    node = node.next.get(keys[at] ?? '');
    if (!node) break;
    if (node.meaning) best = { meaning: node.meaning, length: at - from + 1 };
  }
  return best;
}

/** Words with every name of the lexicon rewritten. */
function rewrite(root: PhraseNode, keys: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < keys.length;) {
    const found = findLongestPhrase(root, keys, at);
    out.push(...(found?.meaning.keys ?? keys.slice(at, at + 1)));
    at += found?.length ?? 1;
  }
  return out;
}

function insertTable(
  root: PhraseNode,
  table: string,
  noun: boolean,
  canonicalOf: (name: string) => string[],
) {
  for (const line of table.split('\n')) {
    const [own = '', foreign = ''] = line.split('|');
    const keys = canonicalOf(splitNames(own)[0] ?? '');
    for (const name of splitNames(own)) insert(root, listKeys(name), { keys, noun, english: false });
    for (const name of splitNames(foreign)) insert(root, listKeys(name), { keys, noun, english: true });
  }
}

/** A field of several words stays one word: "recursos humanos" says one thing. */
const joinKeys = (name: string): string[] => [listKeys(name).join(' ')];

function readPhrases(): PhraseNode {
  const fields = makeNode();
  insertTable(fields, FIELDS, false, joinKeys);
  const all = makeNode();
  insertTable(all, NOUNS, true, (name) => rewrite(fields, listKeys(name)));
  insertTable(all, FIELDS, false, joinKeys);
  return all;
}

function readShortForms(): PhraseNode {
  const short = makeNode();
  insertTable(short, SHORT_FORMS, false, listKeys);
  return short;
}

function readKinship(phrases: PhraseNode): Map<string, Map<string, number>> {
  const kin = new Map<string, Map<string, number>>();
  const near = (a: string, b: string, similarity: number): void => {
    const own = kin.get(a) ?? new Map<string, number>();
    kin.set(a, own);
    own.set(b, Math.max(similarity, own.get(b) ?? 0));
  };
  for (const line of KINSHIP.split('\n')) {
    const [, number = '0', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const keys = splitNames(rest).map((name) => rewrite(phrases, listKeys(name)).join(' '));
    for (const a of keys) for (const b of keys) if (a !== b) near(a, b, Number(number));
  }
  return kin;
}

let read: Lexicon | null = null;

/** The lexicon of titles, read once. Of two rows that claim one name the first keeps it. */
export function readTitleLexicon(): Lexicon {
  if (read) return read;
  const phrases = readPhrases();
  read = { shortForms: readShortForms(), phrases, kin: readKinship(phrases) };
  return read;
}
