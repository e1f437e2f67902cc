import type { LinkedInProfile, ResumeStructure } from '@aura/shared-domain';
import { withoutInstructions } from '../cv/instructions.ts';

const toPlain = (text: string): string =>
  withoutInstructions(text)
    .text.split('\n')
    .map((line) => line.replace(/[ \t]+/gu, ' ').trim())
    .join('\n')
    .trim();
/** Positions stay, so that paths go on pointing at the same entry. */
const toPlainAll = (list: readonly string[]): string[] => list.map(toPlain);

/** A profile without sentences that instruct a machine; entries keep their places. */
export function withoutProfileInstructions(profile: LinkedInProfile): LinkedInProfile {
  return {
    ...profile,
    name: toPlain(profile.name),
    headline: toPlain(profile.headline),
    about: toPlain(profile.about),
    location: toPlain(profile.location),
    experiences: profile.experiences.map((entry) => ({
      ...entry,
      title: toPlain(entry.title),
      company: toPlain(entry.company),
      items: toPlainAll(entry.items),
    })),
    education: profile.education.map((entry) => ({
      ...entry,
      institution: toPlain(entry.institution),
      degree: toPlain(entry.degree),
      area: toPlain(entry.area),
      items: toPlainAll(entry.items),
    })),
    skills: toPlainAll(profile.skills),
    courses: toPlainAll(profile.courses),
    unclassified: toPlainAll(profile.unclassified),
  };
}

/** The experiences and studies of a CV without sentences that instruct a machine. */
export function withoutResumeInstructions(resume: ResumeStructure): ResumeStructure {
  return {
    ...resume,
    experiences: resume.experiences.map((entry) => ({
      ...entry,
      title: toPlain(entry.title),
      company: toPlain(entry.company),
      items: toPlainAll(entry.items),
    })),
    education: resume.education.map((entry) => ({
      ...entry,
      institution: toPlain(entry.institution),
      degree: toPlain(entry.degree),
      area: toPlain(entry.area),
      items: toPlainAll(entry.items),
    })),
    skills: toPlainAll(resume.skills),
    courses: toPlainAll(resume.courses),
  };
}
