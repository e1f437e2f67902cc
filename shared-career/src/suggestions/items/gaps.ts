import type { GapToFill } from '@aura/shared-domain';
import { QUESTIONS } from '../../generated/suggestions.ts';
import { foldText } from '../../text/index.ts';

interface Question {
  readonly pattern: RegExp;
  readonly question: string;
  readonly frame: string;
  /** Only if no other row fits. */
  readonly last: boolean;
}

const ROWS: readonly Question[] = QUESTIONS.map(([words, question, frame, last]) => {
  const beginnings = words.split(',').map((word) => word.replace(/\$$/u, String.raw`(?!\p{L})`));
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${beginnings.join('|')})`, 'u');
  return { pattern, question, frame, last: last === 1 };
});

/** The question if no row fits. */
const OTHER_QUESTION = {
  question: 'O que mudou por causa disso? Prazo, custo, qualidade, quantidade ou satisfação.',
  frame: 'com [resultado]',
} as const;

const GAP_KINDS: Readonly<Record<string, GapToFill['kind']>> = {
  '[quanto?]': 'number',
  '[resultado]': 'result',
};

export interface AskedResult {
  /** How the sentence goes on, with the token in it. */
  readonly frame: string;
  readonly gap: GapToFill;
}

/** The question whose word comes first in the item; of two at one place the upper row of the table. */
function chooseQuestion(folded: string): Pick<Question, 'question' | 'frame'> {
  const hits = ROWS.flatMap((row) => {
    const at = folded.search(row.pattern);
    return at < 0 ? [] : [{ row, at }];
  });
  return (
    hits.toSorted((one, other) => Number(one.row.last) - Number(other.row.last) || one.at - other.at)[0]
      ?.row ?? OTHER_QUESTION
  );
}

/** What to ask about the result of an item. */
export function askResult(item: string): AskedResult {
  const { question, frame } = chooseQuestion(foldText(item).folded);
  const token = /\[[^\]]+\]/u.exec(frame)?.[0] ?? '[resultado]';
  return { frame, gap: { token, kind: GAP_KINDS[token] ?? 'result', question } };
}

/** How many matters there are questions for. */
export const countQuestions = (): number => ROWS.length;

/** A sentence with something appended before its full stop. */
export function continueSentence(text: string, more: string, joint = ', '): string {
  const [, body = text, stop = ''] = /^(.*?)[;,]?(\.?)$/su.exec(text.trim()) ?? [];
  return `${body}${joint}${more}${stop}`;
}
