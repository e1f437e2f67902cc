import { MENTOR_LIMITS, type MentorAnswer, type PersonFact } from '@aura/shared-domain';
import { findBannedClaims } from '../claims/claims.ts';
import { countPartWords } from './compose.ts';
import { GOES_WITHOUT } from './matter.ts';

/**
 * The problems of an answer, found without a model; empty if there are none.
 * @param facts those of the person that are relevant to the question: `selectFacts`
 */
export function findAnswerProblems(answer: MentorAnswer, facts: readonly PersonFact[]): string[] {
  return [
    ...findShapeProblems(answer),
    ...findFactProblems(answer, facts),
    ...findSourceProblems(answer),
    ...findStepProblems(answer),
    ...answer.parts.flatMap(({ text }) => findBannedClaims(text)),
  ];
}

const listWhen = (isSo: boolean, problem: string): string[] => (isSo ? [problem] : []);

function findShapeProblems({ parts }: MentorAnswer): string[] {
  const order = parts.map(({ kind }) => kind).join(' ');
  const question = parts.at(-1)?.text ?? '';
  return [
    ...listWhen(!/^situation(?: option){2,3} nextStep question$/u.test(order), `parts: ${order}`),
    ...listWhen(
      parts.some(({ text }) => text.trim() === ''),
      'an empty part',
    ),
    ...listWhen(
      parts.some(({ text }) => /[{}]/u.test(text)),
      'a placeholder is left',
    ),
    ...listWhen((question.match(/\?/gu) ?? []).length !== 1, 'not exactly one question'),
    ...listWhen(countPartWords(parts) > MENTOR_LIMITS.answerWords, `${countPartWords(parts)} words`),
  ];
}

function findFactProblems({ factsUsed, intent }: MentorAnswer, facts: readonly PersonFact[]): string[] {
  return [
    ...listWhen(
      facts.length > 0 && factsUsed.length === 0 && !GOES_WITHOUT.has(intent),
      'no fact of the person',
    ),
    ...listWhen(factsUsed.length > MENTOR_LIMITS.factsUsed, 'too many facts'),
    ...listWhen(
      factsUsed.some((used) => !facts.some(({ id, text }) => id === used.id && text === used.text)),
      'a fact that is not known',
    ),
  ];
}

function findSourceProblems({ sources }: MentorAnswer): string[] {
  return [
    ...listWhen(sources.length > MENTOR_LIMITS.sources, 'too many sources'),
    ...listWhen(
      sources.some(({ excerpt }) => excerpt.trim() === ''),
      'a source without its passage',
    ),
    ...listWhen(
      sources.some(({ type, checkedOn }) => (type === 'law') !== (checkedOn !== null)),
      'a law without the day of its check',
    ),
  ];
}

function findStepProblems({ actions }: MentorAnswer): string[] {
  const tasks = actions.filter((action) => action.type === 'createTask');
  const [task] = tasks;
  return [
    ...listWhen(tasks.length !== 1, 'not exactly one next step'),
    ...listWhen((task?.minutes ?? 0) > MENTOR_LIMITS.nextStepMinutes, 'a next step that is too long'),
    ...listWhen(
      task !== undefined && [task.title, task.description, task.doneWhen].some((text) => text.trim() === ''),
      'a next step without its words',
    ),
  ];
}
