import { findLastAnswer, type Interview } from '@aura/shared-domain';

/** Where a simulation goes on: its first ungraded question, or the last one, from where the report is made. */
export function findOpenIndex(interview: Interview): number {
  const open = interview.questions.findIndex(({ id }) => findLastAnswer(interview, id) === null);
  return open === -1 ? Math.max(0, interview.questions.length - 1) : open;
}
