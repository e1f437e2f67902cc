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
    ...shapeProblems(answer),
    ...factProblems(answer, facts),
    ...sourceProblems(answer),
    ...stepProblems(answer),
    ...answer.parts.flatMap(({ text }) => findBannedClaims(text)),
  ];
}

const when = (isSo: boolean, problem: string): string[] => (isSo ? [problem] : []);

function shapeProblems({ parts }: MentorAnswer): string[] {
  const order = parts.map(({ kind }) => kind).join(' ');
  const question = parts.at(-1)?.text ?? '';
  return [
    ...when(!/^situation(?: option){2,3} nextStep question$/u.test(order), `parts: ${order}`),
    ...when(
      parts.some(({ text }) => text.trim() === ''),
      'an empty part',
    ),
    ...when(
      parts.some(({ text }) => /[{}]/u.test(text)),
      'a placeholder is left',
    ),
    ...when((question.match(/\?/gu) ?? []).length !== 1, 'not exactly one question'),
    ...when(countPartWords(parts) > MENTOR_LIMITS.answerWords, `${countPartWords(parts)} words`),
  ];
}

function factProblems({ factsUsed, intent }: MentorAnswer, facts: readonly PersonFact[]): string[] {
  return [
    ...when(facts.length > 0 && factsUsed.length === 0 && !GOES_WITHOUT.has(intent), 'no fact of the person'),
    ...when(factsUsed.length > MENTOR_LIMITS.factsUsed, 'too many facts'),
    ...when(
      factsUsed.some((used) => !facts.some(({ id, text }) => id === used.id && text === used.text)),
      'a fact that is not known',
    ),
  ];
}

function sourceProblems({ sources }: MentorAnswer): string[] {
  return [
    ...when(sources.length > MENTOR_LIMITS.sources, 'too many sources'),
    ...when(
      sources.some(({ excerpt }) => excerpt.trim() === ''),
      'a source without its passage',
    ),
    ...when(
      sources.some(({ type, checkedOn }) => (type === 'law') !== (checkedOn !== null)),
      'a law without the day of its check',
    ),
  ];
}

function stepProblems({ actions }: MentorAnswer): string[] {
  const tasks = actions.filter((action) => action.type === 'createTask');
  const [task] = tasks;
  return [
    ...when(tasks.length !== 1, 'not exactly one next step'),
    ...when((task?.minutes ?? 0) > MENTOR_LIMITS.nextStepMinutes, 'a next step that is too long'),
    ...when(
      task !== undefined && [task.title, task.description, task.doneWhen].some((text) => text.trim() === ''),
      'a next step without its words',
    ),
  ];
}
