import type { ResumeStructure } from '@aura/shared-domain';

const joinParts = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** A job or project of a CV, as a person chooses it. */
export interface JobOfResume {
  readonly in: 'experiences' | 'projects';
  readonly index: number;
  /** Its path in the CV. */
  readonly value: string;
  readonly title: string;
  readonly label: string;
  readonly items: readonly string[];
}

/** The jobs and projects of a CV, in its order. */
export function listJobs({ experiences, projects }: ResumeStructure): JobOfResume[] {
  return [
    ...experiences.map(({ title, company, items }, index) => ({
      in: 'experiences' as const,
      index,
      value: `experiences.${index}`,
      title,
      label: joinParts(title, company) || `Trabalho ${index + 1}`,
      items,
    })),
    ...projects.map(({ name: title, items }, index) => ({
      in: 'projects' as const,
      index,
      value: `projects.${index}`,
      title,
      label: `Projeto: ${title || index + 1}`,
      items,
    })),
  ];
}
