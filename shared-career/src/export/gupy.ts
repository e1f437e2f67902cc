import type { ResumeStructure } from '@aura/shared-domain';
import { describePeriod } from './document.ts';
import { WORDS } from './words.ts';

/** A job as the form of Gupy asks for it. */
export interface GupyExperience {
  readonly title: string;
  readonly company: string;
  readonly period: string;
  readonly description: string;
}

/** The text per field, ready to paste. */
export interface GupyFields {
  readonly skills: readonly string[];
  readonly experiences: readonly GupyExperience[];
}

/**
 * What Gupy says that its ranking reads: skills and experiences, and no other field (gupy.io, blog do emprego,
 * "Gupy IA"; last checked 2026-11).
 */
export function selectGupyFields(resume: ResumeStructure): GupyFields {
  return {
    skills: resume.skills.filter((skill) => skill.trim() !== ''),
    experiences: resume.experiences.map((one) => ({
      title: one.title,
      company: one.company,
      period: describePeriod(one, WORDS.pt),
      description: one.items.map((item) => `- ${item}`).join('\n'),
    })),
  };
}
