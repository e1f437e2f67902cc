import { JOB_TEXT_LIMITS, type Vacancy } from '@aura/shared-domain';

/**
 * The text of an ad: what is read, matched and quoted; evidence counts in it. Title, blank line, description, no
 * longer than can be read.
 */
export function readVacancyText({ title, description }: Vacancy): string {
  const text = `${title}\n\n${description}`.slice(0, JOB_TEXT_LIMITS.maximum);
  // Half of a character outside the basic plane is no character.
  return text.replace(/[\ud800-\udbff]$/u, '');
}
