import { findSkills } from '../taxonomy/find-skills.ts';
import { foldText } from '../text/index.ts';
import { findTense } from './actions.ts';
import { SMALL_WORD } from '../generated/phrases/wording.ts';

const SEPARATOR = /(?:(?<!\s)\s+)?[,;|•·/]\s*|(?<!\s)\s+[–—-]\s+/u;
/** From these sizes on words in a row are a list and no sentence. */
const FEWEST_PARTS = 4;
const FEWEST_WORDS = 6;
/** Words a part of a list has on average at the most. */
const LONGEST_PART = 3;
/** In sentences more of the words are small ones. */
const MOST_SMALL = 0.25;
/** From this many skills on that fill this share of a line without separators it is a list of them. */
const SKILLS = { fewest: 4, share: 0.7 } as const;

const splitWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}.+#-]*/gu) ?? [];

/** Whether names of skills, one after the other, are all that a line holds. */
function isFullOfSkills(text: string): boolean {
  const found = findSkills(text);
  const covered = found.reduce((sum, { start, end }) => sum + (end - start), 0);
  return found.length >= SKILLS.fewest && covered >= SKILLS.share * text.trim().length;
}

/**
 * Whether a line is a mere list of keywords ("SQL, Python, Excel, liderança") and tells nothing that was done. Verbs
 * in its parts make it a sentence: "Recebi, conferi, separei e expedi mercadorias".
 */
export function isKeywordList(text: string): boolean {
  const plain = text.replace(/^[^:]{2,30}:\s+(?=\S)/u, '').replace(/(?<![.\s])[.\s]+$/u, '');
  const parts = plain.split(SEPARATOR).filter((part) => splitWords(part).length > 0);
  if (parts.some((part) => findTense(part) !== null)) return false;
  const all = splitWords(foldText(plain).folded);
  if (parts.length >= FEWEST_PARTS) return all.length <= LONGEST_PART * parts.length;
  if (all.length < FEWEST_WORDS) return false;
  const small = all.filter((word) => SMALL_WORD.test(word)).length;
  return small === 0 || (small <= MOST_SMALL * all.length && isFullOfSkills(plain));
}
