import type { GradedAnswer } from '@aura/shared-domain';
import { squeeze } from '@aura/shared-career';

const LONGEST = 72;
/** What opens a sentence without telling anything. */
const OPENING = /^(?:(?:então|daí|aí|bom|bem|e|mas|com isso|depois|so|then|and)[,\s]+)+/iu;

/** Cuts between words. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const head = text.slice(0, LONGEST);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), LONGEST / 2)).replace(/[,;:–-]+$/u, '')}…`;
}

/** A title out of the person's own words: the beginning of what they did, or else of the story. */
export function titleOf(text: string, { passages }: Pick<GradedAnswer['analysis'], 'passages'>): string {
  const action = passages.find(({ part }) => part === 'action');
  const told = squeeze(action ? text.slice(action.start, action.end) : text).replace(OPENING, '');
  const [sentence = told] = told.split(/(?<=[.!?])\s/u);
  const title = cut(sentence.replace(/[.!?,;]+$/u, ''));
  return title.charAt(0).toUpperCase() + title.slice(1);
}
