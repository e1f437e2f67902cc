import type { LinkedInProfile } from '@aura/shared-domain';

const selectFilled = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

/** A corrected profile without the blank lines and entries that editing leaves behind. */
export function tidyProfile(profile: LinkedInProfile): LinkedInProfile {
  return {
    ...profile,
    name: profile.name.trim(),
    headline: profile.headline.trim(),
    about: profile.about.trim(),
    experiences: profile.experiences
      .map((entry) => ({ ...entry, items: selectFilled(entry.items) }))
      .filter(({ title, company, items }) => title.trim() || company.trim() || items.length > 0),
    education: profile.education
      .map((entry) => ({ ...entry, items: selectFilled(entry.items) }))
      .filter(({ institution, degree, area }) => institution.trim() || degree.trim() || area.trim()),
    skills: selectFilled(profile.skills),
    courses: selectFilled(profile.courses),
    languages: profile.languages.filter(({ language }) => language.trim()),
    unclassified: selectFilled(profile.unclassified),
  };
}
