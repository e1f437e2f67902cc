import { cutWhole, LINKEDIN_SECTIONS, type LinkedInProfile } from '@aura/shared-domain';
import { toDisplayText } from '../../text/index.ts';

/** Bounds of the schema of a profile; what is beyond them moves to `unclassified` as far as there is room. */
const LIMITS = {
  short: 300,
  headline: 500,
  long: 6000,
  items: 80,
  education: 40,
  languages: 40,
  skills: 200,
  unclassified: 400,
} as const;

/** A profile with nothing in it. */
export function createEmptyProfile(): LinkedInProfile {
  return {
    name: '',
    headline: '',
    about: '',
    location: '',
    url: '',
    experiences: [],
    education: [],
    skills: [],
    courses: [],
    languages: [],
    recommendations: null,
    unclassified: [],
    notInSource: [],
  };
}

const tidy = (text: string): string => toDisplayText(text).trim();

/** Makes a profile fit its schema; texts come out without control characters and without blanks around them. */
export function fitProfile(profile: LinkedInProfile): LinkedInProfile {
  const spilled: string[] = [];
  const cut = (text: string, limit: number): string => {
    const whole = tidy(text);
    const kept = cutWhole(whole, limit);
    if (whole.length > limit) spilled.push(cutWhole(whole.slice(kept.length), LIMITS.long));
    return kept;
  };
  const short = (text: string): string => cut(text, LIMITS.short);
  const list = <T>(items: readonly T[], limit: number, spill: (item: T) => string): readonly T[] => {
    spilled.push(...items.slice(limit).map(spill));
    return items.slice(0, limit);
  };
  const longs = (items: readonly string[]): string[] =>
    list(
      items.map(tidy).filter((item) => item !== ''),
      LIMITS.items,
      (item) => item,
    ).map((item) => cut(item, LIMITS.long));
  const fitted: LinkedInProfile = {
    name: short(profile.name),
    headline: cut(profile.headline, LIMITS.headline),
    about: cut(profile.about, LIMITS.long),
    location: short(profile.location),
    url: short(profile.url),
    experiences: list(profile.experiences, LIMITS.items, ({ title, company }) => `${title} – ${company}`).map(
      (entry) => ({
        ...entry,
        title: short(entry.title),
        company: short(entry.company),
        location: short(entry.location),
        items: longs(entry.items),
      }),
    ),
    education: list(
      profile.education,
      LIMITS.education,
      ({ institution, degree }) => `${institution} – ${degree}`,
    ).map((entry) => ({
      ...entry,
      institution: short(entry.institution),
      degree: short(entry.degree),
      area: short(entry.area),
      location: short(entry.location),
      items: longs(entry.items),
    })),
    skills: [
      ...list(
        profile.skills.map(tidy).filter((skill) => skill !== ''),
        LIMITS.skills,
        (skill) => skill,
      ),
    ].map(short),
    courses: longs(profile.courses),
    languages: list(profile.languages, LIMITS.languages, ({ language }) => language).map(
      ({ language, level }) => ({ language: short(language), level: short(level) }),
    ),
    recommendations: profile.recommendations,
    unclassified: [],
    notInSource: LINKEDIN_SECTIONS.filter((section) => profile.notInSource.includes(section)),
  };
  return {
    ...fitted,
    unclassified: [...profile.unclassified.map(tidy), ...spilled.map(tidy)]
      .filter((text) => text !== '')
      .slice(0, LIMITS.unclassified)
      .map((text) => cutWhole(text, LIMITS.long)),
  };
}
