import MiniSearch from 'minisearch';
import { PASSAGES, type Passage, type Play } from '../library/index.ts';
import { findStems } from './tokens.ts';

/** Words that a passage has to share with a message before it is given as a source that no play names. */
const SHARED_WORDS = 2;

let made: MiniSearch<Pick<Passage, 'id' | 'title' | 'text' | 'words'>> | undefined;

/** The index of all passages, by stems. */
function index() {
  if (made) return made;
  made = new MiniSearch({
    fields: ['title', 'text', 'words'],
    tokenize: findStems,
    processTerm: (term) => term,
  });
  made.addAll(PASSAGES.map(({ id, title, text, words }) => ({ id, title, text, words })));
  return made;
}

/**
 * The sources of an answer: those of its play, nearest to the message first, then those found by the message itself.
 */
export function findPassages(play: Play, text: string): Passage[] {
  const found = index().search(text);
  const scoreOf = (id: string): number => found.find((result) => result.id === id)?.score ?? 0;
  const named = play.passages
    .flatMap((id) => PASSAGES.find((passage) => passage.id === id) ?? [])
    .toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id));
  const further = found
    .filter(({ queryTerms }) => queryTerms.length >= SHARED_WORDS)
    .flatMap(({ id }) => PASSAGES.find((passage) => passage.id === id) ?? [])
    .filter((passage) => passage.intents.includes(play.intent) && !named.includes(passage));
  return [...named, ...further];
}
