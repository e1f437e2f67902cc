import { JOB_TEXT_LIMITS, type Vacancy } from '@aura/shared-domain';

/**
 * The text of an ad that is read, matched and quoted; evidence refers to positions in it. Title, blank line,
 * description, cut at the readable length.
 */
export function readVacancyText({ title, description }: Vacancy): string {
  const text = `${title}\n\n${description}`.slice(0, JOB_TEXT_LIMITS.maximum);
  // Half of a character outside the basic plane is no character.
  return text.replace(/[\ud800-\udbff]$/u, '');
}
