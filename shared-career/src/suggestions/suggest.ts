import type { ResumeStructure, Suggestion } from '@aura/shared-domain';
import { guardText } from '../facts/guard.ts';
import { readContext, type SuggestionContext, type SuggestionOptions } from './context.ts';
import { suggestForItem } from './items/items.ts';
import { suggestPrivacy } from './privacy.ts';
import { readSuggestionScope } from './scope.ts';
import { suggestSkills } from './skills.ts';
import { suggestPlainSummary, suggestSummary } from './summary/summary.ts';

/** Maximum number of suggestions: more do not fit one sitting. */
export const MOST_SUGGESTIONS = 25;

/** What a kind is worth, and how many of it are shown; later jobs count less. Reasoned, not fitted. */
const WORTH: Readonly<Record<Suggestion['kind'], { readonly value: number; readonly most: number }>> = {
  privacy: { value: 100, most: 6 },
  summary: { value: 90, most: 1 },
  skills: { value: 85, most: 1 },
  action: { value: 80, most: 8 },
  result: { value: 70, most: 8 },
  cliche: { value: 65, most: 4 },
  shorten: { value: 60, most: 4 },
  expand: { value: 55, most: 6 },
};
const PER_ENTRY = 6;
const PER_ITEM = 0.5;
/** Worth less where the score took nothing off for it. */
const UNASKED = 30;

function computeValue({ kind, path, deductionId }: Suggestion): number {
  const [, entry = '0', item = '0'] = /\.(\d+)\.\p{L}+(?:\.(\d+))?/u.exec(path) ?? [];
  const unasked = deductionId === null && (kind === 'result' || kind === 'expand') ? UNASKED : 0;
  return WORTH[kind].value - PER_ENTRY * Number(entry) - PER_ITEM * Number(item) - unasked;
}

/** Whether a suggestion changes something and says nothing that the person did not. */
function holds({ before, operation, after }: Suggestion, context: SuggestionContext): boolean {
  if (operation === 'remove') return before !== '';
  if (after.text === before || after.text.trim() === '') return false;
  const tokens = after.gaps.map(({ token }) => token);
  const distinct = new Set(tokens).size === tokens.length;
  const once = tokens.every((token) => after.text.split(token).length === 2);
  const sound = (text: string): boolean =>
    guardText(text, readSuggestionScope({ before, after }), tokens).length === 0;
  return (
    distinct && once && (context.inEnglish ? sound(after.text.replaceAll('\n', '. ')) : sound(after.text))
  );
}

/**
 * Suggested changes of a CV, most valuable first, one per field. They invent nothing: they reorder and rephrase
 * existing text, and ask for missing numbers and results. A CV in English is not reworded.
 */
export function suggestResume(resume: ResumeStructure, options: SuggestionOptions): Suggestion[] {
  const context = readContext(resume, options);
  const reworded = context.inEnglish
    ? []
    : [
        ...suggestSummary(context),
        ...suggestPlainSummary(context),
        ...context.items.flatMap((line) => suggestForItem(context, line) ?? []),
      ];
  const places = new Set<string>();
  const counts = new Map<Suggestion['kind'], number>();
  return [...suggestPrivacy(context), ...suggestSkills(context), ...reworded]
    .filter((one) => {
      // The first for a place wins: privacy problems come before wording.
      if (places.has(one.path) || !holds(one, context)) return false;
      places.add(one.path);
      return true;
    })
    .toSorted((a, b) => computeValue(b) - computeValue(a) || (a.id < b.id ? -1 : 1))
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= WORTH[kind].most;
    })
    .slice(0, MOST_SUGGESTIONS);
}
