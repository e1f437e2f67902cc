import type { ArchetypeId } from '@aura/shared-domain';
import { ENDINGS } from '../generated/behavior-reminders.ts';
import { toDisplayText } from '../text/index.ts';
import { quoteLabel, shorten } from '../wording/quote.ts';

/** When the task of a plan is due. */
export type Due = 'today' | 'soon' | 'late';

/** Longest title, in characters, that a reminder shows whole. */
const LONGEST_TITLE = 70;
/** Room for the mark of the cut and for the inner quotation mark that it may have to close. */
const CUT_MARKS = 2;

/** A title inside quotation marks: on one line, its own marks single, cut between words where it is too long. */
function makeTitle(task: string): string {
  const plain = toDisplayText(task)
    .replace(/[“«]/gu, '‘')
    .replace(/[”»]/gu, '’')
    .replace(/\s+/gu, ' ')
    .trim();
  if (plain === '') return 'Uma tarefa do plano';
  if (plain.length <= LONGEST_TITLE) return quoteLabel(plain);
  // Half of a character outside the basic plane stays behind where one long word had to be cut.
  const cut = shorten(plain, LONGEST_TITLE - CUT_MARKS).replace(/\p{Cs}/gu, '');
  return quoteLabel(cut.lastIndexOf('‘') > cut.lastIndexOf('’') ? `${cut}’` : cut);
}

/**
 * One sentence of at most 160 characters about a task of the plan, in the style of a tendency: the calendar, the
 * reason, another person to tell, or the choice; a neutral one for null.
 */
export function writeReminder(
  archetype: ArchetypeId | null,
  { task, due }: { readonly task: string; readonly due: Due },
): string {
  return `${makeTitle(task)} ${ENDINGS[archetype ?? 'neutral'][due]}`;
}
