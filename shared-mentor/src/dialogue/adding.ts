import { MENTOR_LIMITS, type MentorAnswer, type MentorPart } from '@aura/shared-domain';
import { countPartWords } from '../coach/compose.ts';
import { DIALOGUE } from '../generated/dialogue.ts';
import { buildCardAnswer, isLimits, type Speaking } from './answer.ts';
import type { Card } from './card.ts';
import { selectUnique } from './unique-by-id.ts';

/** Options that an answer keeps when it has to make room. */
const FEWEST_OPTIONS = 1;

/** Parts within the limit: options give way, the last first, so many being kept; null if there is no room. */
function makeRoom(parts: readonly MentorPart[], fewest = FEWEST_OPTIONS): readonly MentorPart[] | null {
  let kept = parts;
  while (countPartWords(kept) > MENTOR_LIMITS.answerWords) {
    const options = kept.filter(({ kind }) => kind === 'option');
    if (options.length <= fewest) return null;
    kept = kept.filter((part) => part !== options.at(-1));
  }
  return kept;
}

/**
 * An answer that says one thing more after its first part: what is only near to a message may miss what it asks, and the other may
 * not. The answer alone if there is no room.
 */
export function addPart(answer: MentorAnswer, text: string): MentorAnswer {
  const [first, ...rest] = answer.parts;
  if (text === '' || first === undefined || first.text.includes(text)) return answer;
  const parts = makeRoom([first, { kind: 'situation', text, by: 'coach' }, ...rest]);
  return parts === null ? answer : { ...answer, parts: [...parts] };
}

/** Whether a part is what another card says beside the answer. */
export const isAdded = ({ text }: MentorPart): boolean => text.startsWith(DIALOGUE.also);

/**
 * An answer with what cards say that the message may ask for instead, before its question: with their sources, and with the limits
 * of the law. The last ones are left out where there is no room.
 */
export function addCards(answer: MentorAnswer, cards: readonly Card[], speaking: Speaking): MentorAnswer {
  const others = cards
    .filter(({ id }) => id !== answer.play)
    .map((card) => buildCardAnswer({ ...card, ways: [], question: '', open: null }, speaking))
    .filter(({ parts: [said] }) => said && answer.parts.every(({ text }) => !text.includes(said.text)));
  for (let count = others.length; count > 0; count -= 1) {
    const whole = joinAnswers(answer, others.slice(0, count));
    if (whole) return whole;
  }
  return answer;
}

/** An answer with what others say; null if there is no room. */
function joinAnswers(answer: MentorAnswer, others: readonly MentorAnswer[]): MentorAnswer | null {
  const said = others.map(({ parts }) => parts[0]?.text ?? '').join(' ');
  const own = answer.parts.filter((part) => !isLimits(part));
  // Options give way to one card only.
  const fewest = others.length > 1 ? own.length : FEWEST_OPTIONS;
  const parts = makeRoom(
    [
      ...own.filter(({ kind }) => kind !== 'question'),
      { kind: 'situation', text: `${DIALOGUE.also} ${said}`, by: 'coach' },
      ...[answer, ...others].flatMap((one) => one.parts.filter(isLimits)).slice(0, 1),
      ...own.filter(({ kind }) => kind === 'question'),
    ],
    fewest,
  );
  return (
    parts && {
      ...answer,
      parts: [...parts],
      sources: selectUnique([answer, ...others].flatMap(({ sources }) => sources)).slice(
        0,
        MENTOR_LIMITS.sources,
      ),
      factsUsed: selectUnique([answer, ...others].flatMap(({ factsUsed }) => factsUsed)).slice(
        0,
        MENTOR_LIMITS.factsUsed,
      ),
    }
  );
}
