import type { InterviewReport } from '@aura/shared-domain';
import { formatValue } from '../markdown/markdown.ts';
import { quotePiece } from '../text/quoted.ts';
import { type Answered, listValues } from './graded.ts';

type Remark = InterviewReport['ready'][number];

/** Values from which on an answer is ready, and below which it is worth another look. */
const READY = 65;
/** A dimension below this is worth a remark even in a good answer. */
const LOW = 50;
const MOST = 3;

const getValue = ({ answer }: Answered): number => answer.analysis.score.value ?? 0;

/** Whether an answer is ready: good as a whole, and in no part low. It is either ready or to be reviewed. */
const isReady = (one: Answered): boolean =>
  getValue(one) >= READY && (listValues(one.answer)[0]?.value ?? 100) >= LOW;

function makeReadyRemark({ question, answer }: Answered): Remark {
  const values = listValues(answer);
  // Of several that are as high as each other the first says most.
  const best = values.find(({ value }) => value === values.at(-1)?.value);
  const { worked: all } = answer.analysis;
  const worked = all.find(({ dimensionId }) => dimensionId === best?.id) ?? all[0];
  const strongest = best ? ` O mais forte é ${best.label} (${formatValue(best.value)} de 100).` : '';
  return {
    questionId: question.id,
    text: `${quotePiece(question.text)}: nota ${formatValue(answer.analysis.score.value)}.${strongest}${worked ? ` ${worked.text}` : ''}`,
  };
}

function reviewRemark({ question, answer }: Answered): Remark {
  const [lowest] = listValues(answer);
  const improve = answer.analysis.improve.find(({ dimensionId }) => dimensionId === lowest?.id);
  const what = improve?.text ?? lowest?.howToImprove ?? '';
  const weakest = lowest ? ` O mais fraco é ${lowest.label} (${formatValue(lowest.value)} de 100).` : '';
  return {
    questionId: question.id,
    text: `${quotePiece(question.text)}: nota ${formatValue(answer.analysis.score.value)}.${weakest}${what === '' ? '' : ` ${what}`}`,
  };
}

/** Answers that are ready for an interview, the best first. */
export const selectReady = (answered: readonly Answered[]): Remark[] =>
  answered
    .filter(isReady)
    .toSorted((a, b) => getValue(b) - getValue(a))
    .slice(0, MOST)
    .map(makeReadyRemark);

function findConflicts({ question, answer }: Answered): Remark[] {
  const differs = answer.analysis.alerts.find(({ kind }) => kind === 'differs');
  if (!differs) return [];
  return [
    {
      questionId: question.id,
      text: `${quotePiece(question.text)}: a resposta e o currículo não batem. ${differs.text}`,
    },
  ];
}

function findRepetitions({ question, answer }: Answered): Remark[] {
  const { repeats } = answer.analysis;
  if (!repeats || repeats.questionId === question.id) return [];
  return [
    {
      questionId: question.id,
      text: `${quotePiece(question.text)}: é a mesma história que você contou em ${quotePiece(repeats.question)}. Prepare outra para uma das duas.`,
    },
  ];
}

/** Answers to review: the lowest ones, then contradictions with the CV and repeated stories. */
export function getReview(answered: readonly Answered[]): Remark[] {
  const low = answered
    .filter((one) => !isReady(one))
    .toSorted((a, b) => getValue(a) - getValue(b))
    .slice(0, MOST);
  return [...low.map(reviewRemark), ...answered.flatMap(findConflicts), ...answered.flatMap(findRepetitions)];
}
