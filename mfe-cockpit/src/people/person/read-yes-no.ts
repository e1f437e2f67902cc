import { foldWords } from './fold.ts';

const YES: ReadonlySet<string> = new Set(['sim', 's', 'x', '1', 'yes', 'y', 'true', 'verdadeiro']);
const NO: ReadonlySet<string> = new Set(['nao', 'n', '0', 'no', 'false', 'falso', '']);

/** Yes or no, as tables write it; nothing at all is no, and null is neither. */
export function readYesNo(text: string): boolean | null {
  const answer = foldWords(text);
  if (YES.has(answer)) return true;
  return NO.has(answer) ? false : null;
}
