import type { ResumeStructure } from '@aura/shared-domain';
import { readFactSource } from '@aura/shared-career';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { absentAlerts } from './absent-alerts.ts';
import type { Alert } from './alert.ts';
import { amountAlert } from './amount.ts';
import { resumeDocument } from './document.ts';
import { educationAlert } from './education.ts';
import { durationAlert } from './period.ts';
import { statementOf } from './statement.ts';
import { titleAlert } from './title.ts';
import { yearAlert } from './years.ts';

const MOST = { differs: 3, notInResume: 2 } as const;
const RULES = [durationAlert, yearAlert, titleAlert, amountAlert, educationAlert] as const;

/**
 * Where an answer and the CV disagree, and what the CV does not tell of. Compared is only what both say of one thing
 * beyond doubt: no alert is better than a wrong one.
 */
export function findResumeAlerts(
  reading: AnswerReading,
  resume: ResumeStructure | null,
  questionId: string,
): readonly Alert[] {
  if (resume === null) return [];
  const document = resumeDocument(resume);
  if (document.text.trim() === '') return [];
  const statements = reading.sentences.flatMap((sentence) => statementOf(sentence, document) ?? []);
  const found = statements.flatMap((statement) =>
    RULES.flatMap((rule) => rule(statement, document, questionId) ?? []),
  );
  const absent = absentAlerts(statements, readFactSource([document.text]), questionId);
  const of = (kind: Alert['kind']): Alert[] =>
    [...found, ...absent].filter((alert) => alert.kind === kind).slice(0, MOST[kind]);
  return [...of('differs'), ...of('notInResume')];
}
