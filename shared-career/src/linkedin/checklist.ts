import { type LinkedInAnalysis, LINKEDIN_LIMITS } from '@aura/shared-domain';
import { CHECKLIST } from '../generated/linkedin-checklist.ts';
import { hasCustomUrl } from './score/completeness.ts';
import { gradeHeadline } from './score/headline.ts';
import { canHoldSection, findLinesAt, findLinesUnder, type Measured, squeezeLine } from './score/input.ts';
import { findLatestRoles } from './score/roles.ts';
import { listListedSkills } from './score/skills.ts';
import { ASKED } from './score/weights.ts';

type ChecklistItem = LinkedInAnalysis['checklist'][number];

const item = (id: keyof typeof CHECKLIST, done: boolean | null): ChecklistItem => ({
  id,
  ...CHECKLIST[id],
  done,
});

/** Points to check on the page itself; null if the input does not show them. */
export function makeChecklist(measured: Measured, inconsistencies: number): ChecklistItem[] {
  const { input, document, profile, targets } = measured;
  const { declared } = input;
  const text = (path: string): number => findLinesAt(document, path).map(squeezeLine).join('\n').length;
  const known = (section: Parameters<typeof canHoldSection>[1], done: boolean): boolean | null =>
    canHoldSection(measured, section) ? done : null;
  const roles = findLatestRoles(profile.experiences);
  const described = roles.every((role) => findLinesUnder(document, `experiences.${role}.items.`).length > 0);
  const headline = text('headline');
  const about = text('about');
  return [
    item('photo', declared.photo),
    item('cover', declared.cover),
    item('openToWork', declared.openToWork),
    item('customUrl', hasCustomUrl(measured)),
    item(
      'headline',
      known(
        'headline',
        headline <= LINKEDIN_LIMITS.headline && gradeHeadline(measured).deductions.length === 0,
      ),
    ),
    item('about', known('about', about >= ASKED.about.shortest && about <= LINKEDIN_LIMITS.about)),
    item('described', known('experiences', roles.length > 0 && described)),
    item(
      'skills',
      targets.length === 0 ? null : known('skills', listListedSkills(measured).pinned >= ASKED.skills.pinned),
    ),
    item(
      'recommendations',
      profile.recommendations === null ? null : known('recommendations', profile.recommendations > 0),
    ),
    item('consistency', input.resume === null ? null : inconsistencies === 0),
  ];
}
