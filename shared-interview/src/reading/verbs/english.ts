import type { Word } from '../read-words.ts';
import { type Act, setOf, type VerbReader } from './verb-reader.ts';

const PAST = setOf(
  'began bought brought built chose cut drew drove fed found gave grew held kept led made met oversaw put ran rebuilt ' +
    'rewrote saw sent set sold spoke spent taught took told undertook went won wrote did had was were came got left let ' +
    'lost read said sat showed stood thought understood felt knew became fell rose broke caught dealt hit paid shut ' +
    "split stuck threw woke wore couldn't didn't wasn't weren't",
);
const NO_PAST = setOf('need needs speed indeed seed feed used-to red bed hundred shed weed united based');
const isPast = (key: string): boolean => PAST.has(key) || (/^[a-z]{2,}ed$/u.test(key) && !NO_PAST.has(key));

const PRESENT = setOf(
  'am work lead do make have run manage build help enjoy want believe think know like look hope love live study write ' +
    'start check ask talk measure review test plan design support teach sell handle',
);
const SUBJECTS: Readonly<Record<string, Act['who']>> = {
  i: 'I',
  "i'd": 'I',
  "i'm": 'I',
  "i've": 'I',
  "i'll": 'I',
  we: 'we',
  "we'd": 'we',
  "we've": 'we',
  "we'll": 'we',
  "we're": 'we',
  he: 'other',
  she: 'other',
  they: 'other',
  it: 'other',
  you: 'other',
};
/** Maximum distance between a pronoun and its verb, in words: "I then quickly decided". */
const REACH = 3;
/** Words after which a verb keeps the subject of the one before: "I asked and agreed". */
const SHARED = setOf('and then but');

const replaceQuotes = (key: string): string => key.replaceAll('’', "'");

function findSubject(words: readonly Word[], at: number): { who: Act['who']; said: string } | null {
  for (let index = at; index >= Math.max(0, at - REACH - 1); index -= 1) {
    const said = replaceQuotes(words[index]?.key ?? '');
    const who = SUBJECTS[said];
    if (who !== undefined) return { who, said };
  }
  return null;
}

/** Verbs of an English text, by subject and form. */
export const readEnglishVerbs: VerbReader = (words) => {
  const found: Act[] = [];
  const near = (at: number, pattern: RegExp): boolean =>
    words.slice(Math.max(0, at - 2), at).some(({ key }) => pattern.test(replaceQuotes(key)));
  words.forEach((word, at) => {
    const key = replaceQuotes(word.key);
    const subject = SUBJECTS[key] === undefined ? findSubject(words, at - 1) : null;
    const last = found.at(-1);
    const shared =
      SHARED.has(words[at - 1]?.key ?? '') && last !== undefined && at - last.at < 12 ? last.who : null;
    const who = subject?.who ?? shared ?? 'other';
    if (key === 'would' || /^(?:i|we|he|she|they|it)'d$/u.test(key))
      found.push({ at, key, who: findSubject(words, at)?.who ?? 'other', tense: 'conditional' });
    else if (key === 'will' || /^(?:i|we)'ll$/u.test(key))
      found.push({ at, key, who: findSubject(words, at)?.who ?? 'other', tense: 'future' });
    else if (key === "i'm" || key === "i've") found.push({ at, key, who: 'I', tense: 'present' });
    else if (
      (key === 'was' || key === 'were' || key === 'had' || near(at, /^(?:was|were|had)$/u)) &&
      isPast(key)
    )
      found.push({ at, key, who, tense: 'imperfect' });
    else if (isPast(key)) found.push({ at, key, who, tense: 'past' });
    else if (PRESENT.has(key) && subject !== null && !near(at, /^(?:would|will|to|did|didn't|could|\w+'d)$/u))
      found.push({ at, key, who, tense: 'present' });
  });
  return found;
};
