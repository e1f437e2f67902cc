import type { LinkedInProfile, ResumeStructure } from '@aura/shared-domain';
import { withoutInstructions } from '../cv/instructions.ts';

const plain = (text: string): string =>
  withoutInstructions(text)
    .text.split('\n')
    .map((line) => line.replace(/[ \t]+/gu, ' ').trim())
    .join('\n')
    .trim();
/** Positions stay, so that paths go on pointing at the same entry. */
const plainAll = (list: readonly string[]): string[] => list.map(plain);

/** A profile without sentences that instruct a machine; entries keep their places. */
export function withoutProfileInstructions(profile: LinkedInProfile): LinkedInProfile {
  return {
    ...profile,
    name: plain(profile.name),
    headline: plain(profile.headline),
    about: plain(profile.about),
    location: plain(profile.location),
    experiences: profile.experiences.map((entry) => ({
      ...entry,
      title: plain(entry.title),
      company: plain(entry.company),
      items: plainAll(entry.items),
    })),
    education: profile.education.map((entry) => ({
      ...entry,
      institution: plain(entry.institution),
      degree: plain(entry.degree),
      area: plain(entry.area),
      items: plainAll(entry.items),
    })),
    skills: plainAll(profile.skills),
    courses: plainAll(profile.courses),
    unclassified: plainAll(profile.unclassified),
  };
}

/** The experiences and studies of a CV without sentences that instruct a machine. */
export function withoutResumeInstructions(resume: ResumeStructure): ResumeStructure {
  return {
    ...resume,
    experiences: resume.experiences.map((entry) => ({
      ...entry,
      title: plain(entry.title),
      company: plain(entry.company),
      items: plainAll(entry.items),
    })),
    education: resume.education.map((entry) => ({
      ...entry,
      institution: plain(entry.institution),
      degree: plain(entry.degree),
      area: plain(entry.area),
      items: plainAll(entry.items),
    })),
    skills: plainAll(resume.skills),
    courses: plainAll(resume.courses),
  };
}
