import type { ResumeStructure } from '@aura/shared-domain';
import { findPeriods } from '../dates/period.ts';
import type { Section } from '../sections/split.ts';
import { findExactHead } from '../sections/heads.ts';

/** Whether a document shows at least two of: contact, dates, section heads of a CV, a job at a company. */
export function looksLikeResume(
  structure: ResumeStructure,
  sections: readonly Section[],
  text: string,
): boolean {
  const contact = structure.contact.email !== '' || structure.contact.phone !== '';
  const dates =
    findPeriods(text).filter((period) => !period.single).length > 0 || findPeriods(text).length >= 3;
  const heads = sections.filter(({ title }) => findExactHead(title) !== null).length >= 2;
  const entries = structure.experiences.some(({ title, company }) => title !== '' && company !== '');
  return [contact, dates, heads, entries].filter(Boolean).length >= 2;
}
