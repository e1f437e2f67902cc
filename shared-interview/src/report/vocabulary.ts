import { type GradedAnswer, joinGradedText, type InterviewReport } from '@aura/shared-domain';
import { findWhole, foldText } from '@aura/shared-career';
import { WEAK_WORDS } from '../generated/weak-words.ts';
import type { WeakWord } from './weak-word.ts';

type Vocabulary = InterviewReport['vocabulary'];

/** More words than this cannot be watched while speaking. */
const MOST = 6;
const foldWord = (word: string): string => foldText(word).folded.replace(/[^\p{L} -]/gu, '');
/** Words that are weak only where they fill a silence; elsewhere they say something, and are not looked for. */
const ONLY_FILLERS: ReadonlySet<string> = new Set(
  'tipo|ne|entao|ai|assim|e|hum|ahn|sabe|entendeu|ta|like|you know|i mean|um|so'.split('|'),
);

/** How often an answer contains a word: as a detected filler, or in one of its forms. */
function countTimes({ word, forms }: WeakWord, answer: GradedAnswer): number {
  const own = foldWord(word);
  const asFiller = answer.analysis.counts.fillers
    .filter((filler) => forms.some((form) => foldWord(form) === foldWord(filler.word)))
    .reduce((sum, { count }) => sum + count, 0);
  if (ONLY_FILLERS.has(own)) return asFiller;
  const { folded } = foldText(joinGradedText(answer));
  const asWord = new Set(forms.map((form) => foldText(form).folded));
  return [...asWord].reduce((sum, form) => sum + findWhole(folded, form).length, 0);
}

/** The words of some answers that are worth replacing, the most frequent first. */
export function listVocabulary(
  answers: readonly { readonly language: 'pt' | 'en'; readonly answer: GradedAnswer }[],
): Vocabulary {
  const rows = (['pt', 'en'] as const).flatMap((language) => {
    const own = answers.filter((one) => one.language === language);
    return WEAK_WORDS[language].flatMap((weak) => {
      const count = own.reduce((sum, { answer }) => sum + countTimes(weak, answer), 0);
      return count < weak.from ? [] : [{ word: weak.word, count, instead: weak.instead }];
    });
  });
  return rows.toSorted((a, b) => b.count - a.count).slice(0, MOST);
}
