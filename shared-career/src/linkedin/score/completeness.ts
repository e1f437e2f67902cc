import { choosePlural, isAbsentProfile, type LinkedInProfile } from '@aura/shared-domain';
import { COMPLETENESS } from '../../generated/linkedin-completeness.ts';
import { fill } from '../../wording/quote.ts';
import { canHoldSection, findLinesAt, findLinesUnder, type Measured } from './input.ts';
import { gradeDimension, type GradedDimension, type Part } from './part.ts';
import { ASKED } from './weights.ts';

/** Whether the address is one that the person chose: LinkedIn's own ends in a code. Null where it is not known. */
export function hasCustomUrl({ input, profile }: Pick<Measured, 'input' | 'profile'>): boolean | null {
  if (input.declared.customUrl !== null) return input.declared.customUrl;
  const name = /linkedin\.com\/in\/([^/?#\s]+)/iu.exec(profile.url)?.[1];
  if (name === undefined) return null;
  return !/-(?=[0-9a-f]*\d)[0-9a-f]{6,}$/iu.test(name);
}

/** Completude: what every profile should have, each part the same. */
export function gradeCompleteness(measured: Measured): GradedDimension {
  const { document, profile, input } = measured;
  const skills = findLinesUnder(document, 'skills.').length;
  const counts = { count: choosePlural(skills, 'há 1', `há ${skills}`) };
  const part = (
    id: keyof typeof COMPLETENESS.parts,
    earned: boolean | number | null,
    paths: string,
    section: LinkedInProfile['notInSource'][number] | null = null,
  ): Part => ({
    id,
    points: 1,
    earned:
      earned === null || (section !== null && !canHoldSection(measured, section)) ? null : Number(earned),
    evidence:
      earned === false || earned === 0 || paths === ''
        ? []
        : findLinesUnder(document, paths)
            .slice(0, 1)
            .map((line) => line.evidence),
    loss: { ...COMPLETENESS.parts[id], message: fill(COMPLETENESS.parts[id].message, counts) },
  });
  const has = (path: string): boolean => findLinesAt(document, path).length > 0;
  const dated = profile.experiences.some(({ start }) => start !== null);
  return gradeDimension(
    'completeness',
    [
      part('location', isAbsentProfile(profile) ? null : has('location'), 'location'),
      part('experience', profile.experiences.length > 0 && dated, 'experiences.0.title', 'experiences'),
      part('education', profile.education.length > 0, 'education.', 'education'),
      part('skills', Math.min(1, skills / ASKED.skillsListed), 'skills.', 'skills'),
      part('languages', profile.languages.length > 0, 'languages.', 'languages'),
      part('photo', input.declared.photo, ''),
      part('customUrl', hasCustomUrl(measured), ''),
    ],
    COMPLETENESS.how,
  );
}
