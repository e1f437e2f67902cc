import { isAbsentProfile, type LinkedInAnalysis, LINKEDIN_LIMITS } from '@aura/shared-domain';
import { CHECKLIST } from '../generated/linkedin-checklist.ts';
import { hasCustomUrl } from './score/completeness.ts';
import { gradeHeadline } from './score/headline.ts';
import { canHoldSection, findLinesAt, findLinesUnder, type Measured, squeezeLine } from './score/input.ts';
import { findLatestRoles } from './score/roles.ts';
import { listListedSkills } from './score/skills.ts';
import { ASKED } from './score/weights.ts';

type ChecklistItem = LinkedInAnalysis['checklist'][number];

const makeItem = (id: keyof typeof CHECKLIST, done: boolean | null): ChecklistItem => ({
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
    makeItem('photo', declared.photo),
    makeItem('cover', declared.cover),
    makeItem('openToWork', declared.openToWork),
    makeItem('customUrl', hasCustomUrl(measured)),
    makeItem(
      'headline',
      known(
        'headline',
        headline <= LINKEDIN_LIMITS.headline && gradeHeadline(measured).deductions.length === 0,
      ),
    ),
    makeItem('about', known('about', about >= ASKED.about.shortest && about <= LINKEDIN_LIMITS.about)),
    makeItem('described', known('experiences', roles.length > 0 && described)),
    makeItem(
      'skills',
      targets.length === 0 ? null : known('skills', listListedSkills(measured).pinned >= ASKED.skills.pinned),
    ),
    makeItem(
      'recommendations',
      profile.recommendations === null ? null : known('recommendations', profile.recommendations > 0),
    ),
    makeItem('consistency', input.resume === null || isAbsentProfile(profile) ? null : inconsistencies === 0),
  ];
}
