import type { ResumeStructure } from '@aura/shared-domain';
import { readFactSource } from '@aura/shared-career';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { findAbsentAlerts } from './absent-alerts.ts';
import type { Alert } from './alert.ts';
import { findAmountAlert } from './amount.ts';
import { prepareResumeDocument } from './document.ts';
import { findEducationAlert } from './education.ts';
import { findDurationAlert } from './period.ts';
import { readStatement } from './statement.ts';
import { findTitleAlert } from './title.ts';
import { findYearAlert } from './years.ts';

const MOST = { differs: 3, notInResume: 2 } as const;
const RULES = [
  findDurationAlert,
  findYearAlert,
  findTitleAlert,
  findAmountAlert,
  findEducationAlert,
] as const;

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
  const document = prepareResumeDocument(resume);
  if (document.text.trim() === '') return [];
  const statements = reading.sentences.flatMap((sentence) => readStatement(sentence, document) ?? []);
  const found = statements.flatMap((statement) =>
    RULES.flatMap((rule) => rule(statement, document, questionId) ?? []),
  );
  const absent = findAbsentAlerts(statements, readFactSource([document.text]), questionId);
  const of = (kind: Alert['kind']): Alert[] =>
    [...found, ...absent].filter((alert) => alert.kind === kind).slice(0, MOST[kind]);
  return [...of('differs'), ...of('notInResume')];
}
